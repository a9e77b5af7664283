import { admit } from './admit.ts';
import { announce } from './announce.ts';
import { answer } from './answer.ts';
import { attribute } from './attribute.ts';
import { bind } from './bind.ts';
import { cleanResult } from './clean-result.ts';
import { envelope } from './envelope.ts';
import { errorCode } from './error-code.ts';
import { fits } from './fits.ts';
import { mayAsk } from './may-ask.ts';
import { nameKeys } from './name-keys.ts';
import { present } from './present.ts';
import { reach } from './reach.ts';
import { retry } from './retry.ts';
import { safeUrl } from './safe-url.ts';
import { open, seal } from './seal.ts';
import { select } from './select.ts';
import { shapeForLegacy } from './shape-for-legacy.ts';
import { strip } from './strip.ts';
import { stripMeta } from './strip-meta.ts';
import { stripSchema } from './strip-schema.ts';
import type {
  Answer,
  Awaitable,
  Call,
  ElicitationCapability,
  Era,
  Json,
  Presented,
  Question,
  Reach,
  ReachFacts,
  RetryParams,
  Round,
  Sealed,
  Selection,
} from './types.ts';

/**
 * Every decision the hub takes about a question, each a pure function in a file of its own that says why.
 * The rest of the hub only carries them out, so a copy that differs in one decision is a hub with one known fault.
 */
export interface Policy {
  /** Can this caller be asked anything by this child, and what? */
  reach(facts: ReachFacts): Reach;
  /** What the child is told about that; `undefined` announces nothing. */
  announce(reach: Reach, facts: ReachFacts): ElicitationCapability | undefined;
  /** The reserved `_meta` keys of a leg toward a modern child. */
  envelope(announced: ElicitationCapability | undefined): Json;
  /** Which embedded requests of a child travel. */
  select(requests: Json, reach: Reach, call: Call): Selection;
  /** An embedded request without what belongs to the child's own id space. */
  stripMeta(request: Json): Json;
  /** The message without characters that lie about its shape. */
  strip(text: string): string;
  /** The same for the text of a `requestedSchema`. */
  stripSchema(schema: Json): Json;
  /** The message with the name of who asks before it. */
  attribute(server: string, text: string): string;
  /** Is the value, as received and as shown, within so many bytes of UTF-8? */
  fits(received: unknown, shown: unknown, maxBytes: number): boolean;
  /** May a person be sent to this url? */
  safeUrl(url: unknown): boolean;
  /** The client's key for each of the child's, in the same order, all different. */
  nameKeys(childKeys: readonly string[]): string[];
  /** May the question numbered `round` (from 1) of one chain be shown? */
  mayAsk(round: number, maxRounds: number): boolean;
  /** Digest of everything a state is good for. */
  bind(call: Call): string;
  seal(content: Sealed, key: Buffer): string;
  /** `undefined` for whatever this key did not seal. */
  open(state: unknown, key: Buffer): Sealed | undefined;
  /** Does an opened state let this very call go on? */
  admit(sealed: Sealed, binding: string, now: number): boolean;
  /** The answer that travels for one entry of `inputResponses`; `undefined` for anything but an answer. */
  answer(response: unknown): Answer | undefined;
  /** What goes back to the child. `answers` are under the client's keys; `undefined` where none were sent. */
  retry(sealed: Sealed, answers: ReadonlyMap<string, Answer> | undefined): RetryParams;
  /** What the client is shown of one round. */
  present(round: Round, call: Call): Awaitable<Presented>;
  /** A question in the shape of a legacy client's revision; `undefined` where that revision cannot express it. */
  shapeForLegacy(request: Question['request'], revision: string): Json | undefined;
  /** A child's final result as the client gets it. */
  cleanResult(result: Json, childEra: Era): Awaitable<Json>;
  /** The code under which a child's error reaches the client. */
  errorCode(code: number): number;
}

export const standardPolicy: Policy = {
  reach,
  announce,
  envelope,
  select,
  stripMeta,
  strip,
  stripSchema,
  attribute,
  fits,
  safeUrl,
  nameKeys,
  mayAsk,
  bind,
  seal,
  open,
  admit,
  answer,
  retry,
  present,
  shapeForLegacy,
  cleanResult,
  errorCode,
};
