import { main } from '../program.ts';

/** Runs the command in this process and keeps what it writes. */
export async function runMain(...argv: string[]): Promise<{ exit: number; out: string; err: string }> {
  const written = { out: '', err: '' };
  const exit = await main(argv, {
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    colour: false,
    columns: 100,
    live: false,
  });
  return { exit, ...written };
}
