/** One thing that is wrong with a message. */
export interface SchemaProblem {
  /** JSON pointer into the message; empty for the message as a whole. */
  readonly path: string;
  /** What is wrong and what is expected, in plain words. */
  readonly problem: string;
}

const shownLength = 60;

/** A value as a report shows it: JSON, cut short. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length <= shownLength ? json : `${json.slice(0, shownLength)}…`;
}
