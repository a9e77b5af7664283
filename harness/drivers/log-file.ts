import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const chunk = 65_536;

/** A file that a hub writes its log to, read as far as it has grown. */
export class LogFile {
  readonly #path: string;
  readonly #decoder = new StringDecoder('utf8');
  #offset = 0;
  #rest = '';

  constructor(path: string) {
    this.#path = path;
  }

  /** The whole lines that came since the last time; none where the file does not exist. */
  take(): string[] {
    const lines = (this.#rest + this.#grown()).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.map((line) => line.replace(/\r$/, ''));
  }

  #grown(): string {
    let file: number;
    try {
      file = openSync(this.#path, 'r');
    } catch {
      return '';
    }
    try {
      let text = '';
      const buffer = Buffer.alloc(chunk);
      for (;;) {
        const length = readSync(file, buffer, 0, chunk, this.#offset);
        if (length === 0) return text;
        this.#offset += length;
        text += this.#decoder.write(buffer.subarray(0, length));
      }
    } finally {
      closeSync(file);
    }
  }
}
