import fc from 'fast-check';

/** States that a child may send: empty, padded, looking like JSON, in any script. */
export const childState: fc.Arbitrary<string | undefined> = fc.option(
  fc.oneof(
    fc.constantFrom('', 'YWI=', 'YQ==', '{"step":1}', ' padded ', 'null'),
    fc.string({ maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  ),
  { nil: undefined },
);

/** A round's `state` member: absent where the child sends none. */
export function withState(state: string | undefined): { state?: string } {
  return state === undefined ? {} : { state };
}
