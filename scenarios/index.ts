import type fc from 'fast-check';
import type { Plan } from '../harness/model/plan.ts';
import type { Scenario } from '../harness/model/scenario.ts';
import { declared } from './announce/declared.ts';
import { eachRequest } from './announce/each-request.ts';
import { legacyHttp } from './announce/legacy-http.ts';
import { modes } from './announce/modes.ts';
import { callArguments } from './carry/arguments.ts';
import { conversation } from './carry/conversation.ts';
import { dressed } from './carry/dressed.ts';
import { endings } from './carry/endings.ts';
import { forms } from './carry/forms.ts';
import { keys } from './carry/keys.ts';
import { listing } from './carry/listing.ts';
import { otherCalls } from './carry/methods.ts';
import { otherMethods } from './carry/other-methods.ts';
import { progressOfLegs } from './carry/progress.ts';
import { pushes } from './carry/pushes.ts';
import { severalRounds } from './carry/rounds.ts';
import { describedOverHttp, describedOverStdio } from './diagnose/described.ts';
import { listingOverHttp, listingOverStdio } from './diagnose/listing.ts';
import { guardedCalls } from './fallback/guarded.ts';
import { twoCalls } from './fallback/token.ts';
import { undeclared } from './fallback/undeclared.ts';
import { equalIds } from './isolate/equal-ids.ts';
import { idleClient } from './isolate/idle.ts';
import { replica } from './isolate/replica.ts';
import { thinkers } from './isolate/thinkers.ts';
import { twoChildren } from './isolate/two-children.ts';
import { twoClients } from './isolate/two-clients.ts';
import { badLimits } from './limit/bad-value.ts';
import { longMessages } from './limit/message.ts';
import { largeQuestions } from './limit/payload.ts';
import { again } from './log/again.ts';
import { canaries } from './log/canaries.ts';
import { forgedLines } from './log/forged.ts';
import { envelopes, modernBehindLegacy } from './meta/envelopes.ts';
import { meddling } from './meta/progress.ts';
import { reservedKeys } from './meta/reserved.ts';
import { taggedQuestion } from './meta/tagged.ts';
import { alone } from './only/alone.ts';
import { besideQuestion } from './only/beside.ts';
import { clientPushes } from './only/client-pushes.ts';
import { smuggled } from './only/smuggled.ts';
import { undeclaredKinds } from './only/undeclared.ts';
import { afterRefusal } from './seal/after-refusal.ts';
import { elsewhere, elsewhereBehindOneDoor } from './seal/elsewhere.ts';
import { foreign, foreignWithoutSecret } from './seal/foreign.ts';
import { forgery } from './seal/forgery.ts';
import { late } from './seal/late.ts';
import { misuseOfState } from './seal/misuse.ts';
import { otherDoor } from './seal/other-door.ts';
import { otherMethod } from './seal/other-method.ts';
import { replays } from './seal/replay.ts';
import { rounds } from './seal/rounds.ts';
import { thief } from './seal/thief.ts';
import { childCrash } from './survive/child-crash.ts';
import { childHang } from './survive/child-hang.ts';
import { clientGone } from './survive/client-gone.ts';
import { floodedHub } from './survive/flood.ts';
import { malformedResults } from './survive/malformed.ts';
import { takenBackCalls } from './survive/taken-back.ts';
import { badSwitch } from './switch/invalid.ts';
import { off } from './switch/off.ts';
import { oneOff } from './switch/one-off.ts';
import { thrown } from './switch/thrown.ts';
import { answers } from './text/answers.ts';
import { attribution } from './text/attribution.ts';
import { characters } from './text/characters.ts';
import { labels } from './text/labels.ts';
import { reversed } from './text/reversed.ts';
import { samples } from './text/samples.ts';
import { baitedUrls, spelledUrls, unsafeUrls } from './url/urls.ts';
import { headers } from './wire/headers.ts';
import { origins } from './wire/origin.ts';
import { outwardHeaders } from './wire/outward.ts';
import { retiredCodes } from './wire/retired-codes.ts';
import { unknownMethods } from './wire/unknown-methods.ts';
import { versions } from './wire/versions.ts';

/** All scenarios. */
export const scenarios: readonly Scenario<fc.Arbitrary<Plan>>[] = [
  conversation,
  endings,
  keys,
  callArguments,
  severalRounds,
  otherCalls,
  otherMethods,
  forms,
  listing,
  progressOfLegs,
  dressed,
  pushes,
  twoClients,
  twoChildren,
  equalIds,
  idleClient,
  thinkers,
  replica,
  reversed,
  attribution,
  samples,
  characters,
  labels,
  answers,
  besideQuestion,
  alone,
  undeclaredKinds,
  smuggled,
  clientPushes,
  taggedQuestion,
  reservedKeys,
  meddling,
  envelopes,
  modernBehindLegacy,
  forgery,
  thief,
  rounds,
  misuseOfState,
  elsewhere,
  elsewhereBehindOneDoor,
  otherDoor,
  otherMethod,
  replays,
  afterRefusal,
  foreign,
  foreignWithoutSecret,
  late,
  eachRequest,
  legacyHttp,
  declared,
  modes,
  off,
  oneOff,
  thrown,
  badSwitch,
  longMessages,
  largeQuestions,
  badLimits,
  canaries,
  again,
  forgedLines,
  listingOverStdio,
  listingOverHttp,
  describedOverStdio,
  describedOverHttp,
  undeclared,
  twoCalls,
  guardedCalls,
  headers,
  outwardHeaders,
  versions,
  unknownMethods,
  retiredCodes,
  origins,
  spelledUrls,
  unsafeUrls,
  baitedUrls,
  childCrash,
  childHang,
  malformedResults,
  floodedHub,
  clientGone,
  takenBackCalls,
];

/** The scenario with an id; undefined where there is none. */
export function scenarioById(id: string): Scenario<fc.Arbitrary<Plan>> | undefined {
  return scenarios.find((scenario) => scenario.id === id);
}
