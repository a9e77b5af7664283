import type { Readable } from 'node:stream';
import { readLines } from '../../fakes/wire/json-lines.ts';

const keptLines = 200;
const keptLength = 2_000;
/** Lines that are kept for good, from the start. */
const firstLines = 50;
/** Lines, and characters of one, that are kept until they are taken. */
const untakenLines = 20_000;
const untakenLength = 1_000_000;

/** The last lines that a hub printed, for messages about it. */
export class OutputLog {
  readonly #lines: string[] = [];
  readonly #listeners = new Set<(line: string) => void>();
  readonly #first: string[] = [];
  #untaken: string[] = [];

  /** Takes all lines of a stream. */
  follow(stream: Readable): void {
    readLines(
      stream,
      (line) => this.#add(line.replace(/\r$/, '')),
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

  /** The first lines of all. */
  get first(): readonly string[] {
    return this.#first;
  }

  /** The lines since they were taken last, oldest first. */
  take(): string[] {
    const taken = this.#untaken;
    this.#untaken = [];
    return taken;
  }

  #add(whole: string): void {
    if (this.#untaken.length < untakenLines) this.#untaken.push(whole.slice(0, untakenLength));
    const line = whole.slice(0, keptLength);
    if (this.#first.length < firstLines) this.#first.push(line);
    this.#lines.push(line);
    if (this.#lines.length > keptLines) this.#lines.shift();
    for (const listener of this.#listeners) listener(line);
  }
}
