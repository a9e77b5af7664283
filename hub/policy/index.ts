import { admit } from './admit.ts';
import { afterFailure } from './after-failure.ts';
import { announce } from './announce.ts';
import { answer } from './answer.ts';
import { answerPush } from './answer-push.ts';
import { asks } from './asks.ts';
import { attribute } from './attribute.ts';
import { bind } from './bind.ts';
import { callDeadline } from './call-deadline.ts';
import { cancels } from './cancels.ts';
import { cleanResult } from './clean-result.ts';
import { describeReach } from './describe-reach.ts';
import { envelope } from './envelope.ts';
import { errorCode } from './error-code.ts';
import { fits } from './fits.ts';
import { fromThisMachine } from './from-this-machine.ts';
import { httpAnswer } from './http-answer.ts';
import { httpError } from './http-error.ts';
import { leg } from './leg.ts';
import { legHeaders } from './leg-headers.ts';
import { legId } from './leg-id.ts';
import { live } from './live.ts';
import { logLine } from './log-line.ts';
import { markImitations } from './mark-imitations.ts';
import { mayAsk } from './may-ask.ts';
import { mayBeAskedFor } from './may-be-asked-for.ts';
import { mayGoOn } from './may-go-on.ts';
import { nameKeys } from './name-keys.ts';
import { offer } from './offer.ts';
import { offersDiagnosis } from './offers-diagnosis.ts';
import { passesOn } from './passes-on.ts';
import { present } from './present.ts';
import { progress } from './progress.ts';
import { type Listener, progressTo } from './progress-to.ts';
import { reach } from './reach.ts';
import { readAmount } from './read-amount.ts';
import { readSwitch } from './read-switch.ts';
import { refuse } from './refuse.ts';
import { reportDrop } from './report-drop.ts';
import { reportWithheld } from './report-withheld.ts';
import { retry } from './retry.ts';
import { safeUrl } from './safe-url.ts';
import { open, seal } from './seal.ts';
import { select } from './select.ts';
import { shapeForLegacy } from './shape-for-legacy.ts';
import { startsAgain } from './starts-again.ts';
import { stateRefusal } from './state-refusal.ts';
import { strip } from './strip.ts';
import { stripMeta } from './strip-meta.ts';
import { stripSchema } from './strip-schema.ts';
import type {
  Answer,
  Awaitable,
  Call,
  Dropped,
  ElicitationCapability,
  Era,
  HttpError,
  Json,
  MetaTool,
  Presented,
  Question,
  Reach,
  ReachFacts,
  RetryParams,
  Round,
  Sealed,
  Selection,
} from './types.ts';
import { versions } from './versions.ts';

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
  /** The message with those of its lines marked that read as if the hub had said who asks. */
  markImitations(text: string): string;
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
  /** What ends a call whose question did not travel; throws an error for the client. */
  refuse(because: string, call: Call): Awaitable<Json>;
  /** The error for a state that does not open. */
  stateRefusal(): { code: number; message: string };
  /** A question in the shape of a legacy client's revision; `undefined` where that revision cannot express it. */
  shapeForLegacy(request: Question['request'], revision: string): Awaitable<Json | undefined>;
  /** A child's final result as the client gets it; `call` where it ends one that may ask. */
  cleanResult(result: Json, childEra: Era, call?: Call): Awaitable<Json>;
  /** May a request of this method be answered with a question? */
  mayBeAskedFor(method: string): boolean;
  /** Is a child's result a question? */
  asks(result: Json, childEra: Era): boolean;
  /** The params of one leg toward the child. */
  leg(params: Json, retry: RetryParams): Json;
  /** What comes of a leg that failed; throws what the client hears. */
  afterFailure(error: unknown, again: () => Promise<Json>): Awaitable<Json>;
  /** The id of a request toward a child. */
  legId(own: string | number, inFlight: ReadonlySet<string | number>): string | number;
  /** Params of the notice of progress that the client gets; `undefined` for none. */
  progress(told: object, token: string | number): Json | undefined;
  /** Who hears of the progress of a leg. */
  progressTo(own: Listener, call: Call): Listener;
  /** What a child gets for a request that it pushes; `undefined` refuses it. */
  answerPush(method: string): Json | undefined;
  /** Does a request of this method go on to the child as it is? */
  passesOn(method: string): boolean;
  /** How a question is put to a client that is asked live. */
  live(request: Json, call: Call, put: (request: Json) => Promise<unknown>): Promise<unknown>;
  /** The code under which a child's error reaches the client. */
  errorCode(code: number, callerEra: Era): number;
  /** Does a request come from this machine or by way of the public address, and from no page of others? */
  fromThisMachine(headers: Headers, publicUrl: string | undefined): boolean;
  /** Status and error under which a modern client over HTTP hears a refusal. */
  httpError(refusal: HttpError): HttpError;
  /** An answer over HTTP as it goes out. */
  httpAnswer(response: Response): Awaitable<Response>;
  /** The header fields of a request toward an HTTP child. */
  legHeaders(headers: Headers): Headers;
  /** The revisions that the hub says it serves. */
  versions(): string[];
  /** What is written for one line of the log. */
  logLine(text: string): string;
  /** What the log says of an embedded request that did not travel. */
  reportDrop(call: Call, drop: Dropped): string;
  /** What the log says, once, where a caller cannot be asked. */
  reportWithheld(server: string, client: string, because: string): string;
  /** A switch from the environment; `undefined` where it is unusable. */
  readSwitch(text: string): boolean | undefined;
  /** A limit from the environment; `undefined` where it is unusable. */
  readAmount(text: string): number | undefined;
  /** Does the operator allow an answer to travel on? */
  mayGoOn(enabled: boolean, passthrough: 'auto' | 'off'): boolean;
  /** Is a client told about its connection? */
  offersDiagnosis(diagnostics: boolean): boolean;
  /** The hub's own tools as they are listed. */
  offer(tools: readonly MetaTool[]): readonly MetaTool[];
  /** What it is told about a server. */
  describeReach(reach: Reach): Json;
  /** Milliseconds for one answer of a child. */
  callDeadline(configuredMs: number): number;
  /** What ends the leg to a child before its answer. */
  cancels(signal: AbortSignal, call: Call): AbortSignal | undefined;
  /** Is a child that went away started again? */
  startsAgain(): boolean;
}

export const standardPolicy: Policy = {
  httpAnswer,
  offer,
  refuse,
  stateRefusal,
  progressTo,
  answerPush,
  passesOn,
  mayBeAskedFor,
  asks,
  leg,
  afterFailure,
  legId,
  progress,
  live,
  fromThisMachine,
  httpError,
  legHeaders,
  versions,
  logLine,
  reportDrop,
  reportWithheld,
  readSwitch,
  readAmount,
  mayGoOn,
  offersDiagnosis,
  describeReach,
  callDeadline,
  cancels,
  startsAgain,
  reach,
  announce,
  envelope,
  select,
  stripMeta,
  strip,
  stripSchema,
  markImitations,
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
