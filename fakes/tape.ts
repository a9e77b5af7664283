import type { Entry } from '../harness/model/entry.ts';
import type { Revision, Transport } from '../harness/model/revision.ts';

/** One connection of a fake with the hub. It may live through many plans. */
export interface Link {
  readonly id: string;
  readonly side: 'front' | 'back';
  readonly who: string;
  readonly revision: Revision;
  readonly via: Transport;
}

/** What an actor tells the tape about one entry; the rest follows from the link and the moment. */
export type Note = Pick<Entry, 'direction' | 'kind' | 'raw'> &
  Partial<Pick<Entry, 'body' | 'status' | 'headers' | 'standalone' | 'answers' | 'part'>> & {
    /** It belongs to the opening of the link (handshake, discovery): later plans need it too. */
    readonly opening?: boolean;
  };

/**
 * The one transcript that all fakes of a stage write to. A link that was opened in an earlier plan brings its
 * opening along the first time it is heard in a new one, so that rules find the handshake in every trace.
 */
export class Tape {
  #entries: Entry[] = [];
  #began = performance.now();
  #heard = new Set<string>();
  readonly #openings = new Map<string, Entry[]>();

  /** Begins a new transcript. */
  restart(): void {
    this.#entries = [];
    this.#heard = new Set();
    this.#began = performance.now();
  }

  /** What was recorded since the last restart. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Records one entry and tells its position. */
  add(link: Link, note: Note): Entry {
    if (!this.#heard.has(link.id)) this.#replayOpening(link);
    const { opening, ...rest } = note;
    const entry: Entry = {
      n: this.#entries.length,
      ms: Math.round((performance.now() - this.#began) * 10) / 10,
      side: link.side,
      who: link.who,
      link: link.id,
      revision: link.revision,
      via: link.via,
      ...rest,
    };
    this.#entries.push(entry);
    if (opening) this.#openings.set(link.id, [...(this.#openings.get(link.id) ?? []), entry]);
    return entry;
  }

  /** Forgets a link that is gone for good. */
  forget(link: Link): void {
    this.#openings.delete(link.id);
  }

  #replayOpening(link: Link): void {
    this.#heard.add(link.id);
    const opening = this.#openings.get(link.id) ?? [];
    const moved = new Map<number, number>();
    for (const entry of opening) {
      const n = this.#entries.length;
      moved.set(entry.n, n);
      const answers = entry.answers === undefined ? undefined : moved.get(entry.answers);
      this.#entries.push({ ...entry, n, ms: 0, earlier: true, ...(answers !== undefined && { answers }) });
    }
    // The opening now stands at new positions: what answers it later must point there.
    if (opening.length > 0) this.#openings.set(link.id, this.#entries.slice(-opening.length));
  }
}
