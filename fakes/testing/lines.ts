import type { Readable } from 'node:stream';
import { readLines } from '../wire/json-lines.ts';

/** Reads a stream one line at a time; `undefined` once it has ended. */
export function lineByLine(stream: Readable): () => Promise<string | undefined> {
  const lines: string[] = [];
  let ended = false;
  let wake = () => {};
  readLines(
    stream,
    (text) => {
      lines.push(text);
      wake();
    },
    () => {
      ended = true;
      wake();
    },
  );
  return async () => {
    while (lines.length === 0 && !ended) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return lines.shift();
  };
}
