/** Where the command writes, and what is known of the reader. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether standard output shows colours. */
  readonly colour: boolean;
  /** Width of the screen in characters. */
  readonly columns: number;
  /** Whether a line of progress can be rewritten. */
  readonly live: boolean;
}

/** The streams of this process. */
export function standardIo(): Io {
  const { stdout, stderr, env } = process;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    colour: stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    columns: stdout.columns ?? 100,
    live: stderr.isTTY === true && env.TERM !== 'dumb' && env.CI === undefined,
  };
}
