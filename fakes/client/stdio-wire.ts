import type { Readable, Writable } from 'node:stream';
import type { Link, Tape } from '../tape.ts';
import { readLines } from '../wire/json-lines.ts';
import { ClientWire } from './wire.ts';

/** The standard streams of a hub that serves one client. */
export interface HubStreams {
  readonly input: Writable;
  readonly output: Readable;
  /** Ends the process (or whatever stands for it). */
  readonly stop: () => Promise<void>;
}

/** The client's end of a hub's standard streams. */
export class StdioClientWire extends ClientWire {
  readonly #streams: HubStreams;

  constructor(link: Link, tape: Tape, streams: HubStreams) {
    super(link, tape);
    this.#streams = streams;
    tape.add(link, { direction: 'from-hub', kind: 'open', raw: '' });
    streams.input.on('error', () => {});
    readLines(
      streams.output,
      (line) => this.deliver(line, {}),
      () => tape.add(link, { direction: 'from-hub', kind: 'close', raw: '' }),
    );
  }

  protected override async disconnect(): Promise<void> {
    await this.#streams.stop();
  }

  protected override async transmit(raw: string): Promise<void> {
    this.#streams.input.write(`${raw}\n`);
  }

  protected override cancel(): void {}
}
