import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { bytesAsText } from './bytes.ts';

/**
 * Reads a stream line by line, as the stdio transport frames messages: only LF ends a line (U+2028 and a lone
 * CR are ordinary bytes), and what is cut off at the end is handed over as well.
 * @param onLine text of one line without its LF.
 * @param onEnd called once, when the stream ends or breaks.
 */
export function readLines(stream: Readable, onLine: (text: string) => void, onEnd: () => void): void {
  let rest: Buffer[] = [];
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    const tail = Buffer.concat(rest);
    if (tail.length > 0) onLine(bytesAsText(tail));
    onEnd();
  };
  stream.on('data', (chunk: Buffer) => {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      rest.push(chunk.subarray(from, at));
      const line = Buffer.concat(rest);
      rest = [];
      from = at + 1;
      onLine(bytesAsText(line));
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  });
  stream.on('end', end);
  stream.on('close', end);
  stream.on('error', end);
}
