import type { Readable } from 'node:stream';
import { readLines } from '../../fakes/wire/json-lines.ts';

const keptLines = 200;
const keptLength = 2_000;

/** The last lines that a hub printed, for messages about it. */
export class OutputLog {
  readonly #lines: string[] = [];
  readonly #listeners = new Set<(line: string) => void>();

  /** Takes all lines of a stream. */
  follow(stream: Readable): void {
    readLines(
      stream,
      (line) => this.#add(line.replace(/\r$/, '').slice(0, keptLength)),
      () => {},
    );
  }

  /** Hears the lines that were kept, then each new one, until the returned function is called. */
  listen(onLine: (line: string) => void): () => void {
    this.#listeners.add(onLine);
    for (const line of this.#lines) onLine(line);
    return () => this.#listeners.delete(onLine);
  }

  /** The newest lines, oldest first. */
  last(count: number): string[] {
    return this.#lines.slice(-count);
  }

  #add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length > keptLines) this.#lines.shift();
    for (const listener of this.#listeners) listener(line);
  }
}
