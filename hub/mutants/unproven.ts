/**
 * Requirements that no mutant of this hub can break, each with the reason. Their rules are proven by fabricated
 * transcripts alone.
 */
export const unproven: ReadonlyMap<string, string> = new Map([
  ['carry.no-other-method', 'the SDK lets no server of the hub answer another method with a question.'],
  ['carry.push', 'the hub tells no legacy child that it may ask, so there is no push to lose.'],
  ['carry.push-stream', 'the hub pushes nothing to a legacy client over HTTP, on whichever stream.'],
]);
