import { announceAllFour } from './announce-all-four.ts';
import { announceHonest } from './announce-honest.ts';
import { announceLegacyHttp } from './announce-legacy-http.ts';
import { announceMirror } from './announce-mirror.ts';
import { announceMode } from './announce-mode.ts';
import { announceNothingElse } from './announce-nothing-else.ts';
import { announcePerRequest } from './announce-per-request.ts';
import { announceStdioBoth } from './announce-stdio-both.ts';
import { attributeExact } from './attribute-exact.ts';
import { attributeNamed } from './attribute-named.ts';
import { attributeNoImitation } from './attribute-no-imitation.ts';
import { attributeOnce } from './attribute-once.ts';
import { attributeVisual } from './attribute-visual.ts';
import { carryAnnotations } from './carry-annotations.ts';
import { carryAnswer } from './carry-answer.ts';
import { carryArguments } from './carry-arguments.ts';
import { carryChildState } from './carry-child-state.ts';
import { carryCurrentAnswers } from './carry-current-answers.ts';
import { carryError } from './carry-error.ts';
import { carryFreshId } from './carry-fresh-id.ts';
import { carryKeys } from './carry-keys.ts';
import { carryOnce } from './carry-once.ts';
import { carryPartial } from './carry-partial.ts';
import { carryProgress } from './carry-progress.ts';
import { carryQuestion } from './carry-question.ts';
import { carryRefusal } from './carry-refusal.ts';
import { carryResult } from './carry-result.ts';
import { carryResultType } from './carry-result-type.ts';
import { carrySchema } from './carry-schema.ts';
import { carryStateOnly } from './carry-state-only.ts';
import { carryThreeMethods } from './carry-three-methods.ts';
import { carryUnasked } from './carry-unasked.ts';
import { carryUnknownFields } from './carry-unknown-fields.ts';
import { diagnosePresent } from './diagnose-present.ts';
import { diagnoseTrue } from './diagnose-true.ts';
import { fallbackNotWeaker } from './fallback-not-weaker.ts';
import { fallbackToken } from './fallback-token.ts';
import { fallbackTold } from './fallback-told.ts';
import { isolateCaller } from './isolate-caller.ts';
import { isolateChild } from './isolate-child.ts';
import { isolateIdle } from './isolate-idle.ts';
import { isolateIds } from './isolate-ids.ts';
import { isolateNotHeld } from './isolate-not-held.ts';
import { isolateReplica } from './isolate-replica.ts';
import { limitBadValue } from './limit-bad-value.ts';
import { limitBytes } from './limit-bytes.ts';
import { limitMessage } from './limit-message.ts';
import { limitPayload } from './limit-payload.ts';
import { logNoAnswer } from './log-no-answer.ts';
import { logNoQuestion } from './log-no-question.ts';
import { logNotForged } from './log-not-forged.ts';
import { logOnce } from './log-once.ts';
import { metaNoModernOnLegacy } from './meta-no-modern-on-legacy.ts';
import { metaOwnEnvelope } from './meta-own-envelope.ts';
import { metaProgressToken } from './meta-progress-token.ts';
import { metaQuestion } from './meta-question.ts';
import { metaReserved } from './meta-reserved.ts';
import type { Mutant } from './mutant.ts';
import { onlyClientCannotPush } from './only-client-cannot-push.ts';
import { onlyDropLogged } from './only-drop-logged.ts';
import { onlyNoRoots } from './only-no-roots.ts';
import { onlyNoSampling } from './only-no-sampling.ts';
import { onlyNoSmuggling } from './only-no-smuggling.ts';
import { onlyNoUnknown } from './only-no-unknown.ts';
import { onlyNothingLeft } from './only-nothing-left.ts';
import { onlyPushRefused } from './only-push-refused.ts';
import { onlyRestSurvives } from './only-rest-survives.ts';
import { onlyUndeclared } from './only-undeclared.ts';
import { sealArguments } from './seal-arguments.ts';
import { sealBounded } from './seal-bounded.ts';
import { sealClient } from './seal-client.ts';
import { sealEndpoint } from './seal-endpoint.ts';
import { sealExpired } from './seal-expired.ts';
import { sealForeign } from './seal-foreign.ts';
import { sealForged } from './seal-forged.ts';
import { sealHarmless } from './seal-harmless.ts';
import { sealMethod } from './seal-method.ts';
import { sealNoState } from './seal-no-state.ts';
import { sealNotTheChilds } from './seal-not-the-childs.ts';
import { sealOpaque } from './seal-opaque.ts';
import { sealRounds } from './seal-rounds.ts';
import { sealServer } from './seal-server.ts';
import { sealTool } from './seal-tool.ts';
import { sealTyped } from './seal-typed.ts';
import { sealUniform } from './seal-uniform.ts';
import { sealWhole } from './seal-whole.ts';
import { stripBidi } from './strip-bidi.ts';
import { stripControl } from './strip-control.ts';
import { stripKeepsText } from './strip-keeps-text.ts';
import { stripLines } from './strip-lines.ts';
import { stripNotAnswers } from './strip-not-answers.ts';
import { stripSchemaText } from './strip-schema-text.ts';
import { stripZeroWidth } from './strip-zero-width.ts';
import { surviveCancel } from './survive-cancel.ts';
import { surviveChildCrash } from './survive-child-crash.ts';
import { surviveChildHang } from './survive-child-hang.ts';
import { surviveClientGone } from './survive-client-gone.ts';
import { surviveFlood } from './survive-flood.ts';
import { surviveLateAnswer } from './survive-late-answer.ts';
import { surviveMalformed } from './survive-malformed.ts';
import { switchEachRound } from './switch-each-round.ts';
import { switchGlobal } from './switch-global.ts';
import { switchInvalid } from './switch-invalid.ts';
import { switchServer } from './switch-server.ts';
import { urlNoFetch } from './url-no-fetch.ts';
import { urlSafe } from './url-safe.ts';
import { urlVerbatim } from './url-verbatim.ts';
import { wireDiscover } from './wire-discover.ts';
import { wireEraHonest } from './wire-era-honest.ts';
import { wireHeadersIn } from './wire-headers-in.ts';
import { wireHeadersOut } from './wire-headers-out.ts';
import { wireOrigin } from './wire-origin.ts';
import { wireRetiredCodes } from './wire-retired-codes.ts';
import { wireSchema } from './wire-schema.ts';
import { wireUnknownMethod } from './wire-unknown-method.ts';
import { wireVersion } from './wire-version.ts';

export type { Mutant } from './mutant.ts';

/** One for each requirement whose rule must be seen to fail. `policy` may keep memory: call it once for each hub. */
export const mutants: readonly Mutant[] = [
  carryQuestion,
  carryAnswer,
  carryRefusal,
  carryChildState,
  carryResult,
  carryUnknownFields,
  carryError,
  carryKeys,
  carryArguments,
  carryFreshId,
  carryCurrentAnswers,
  carryStateOnly,
  carryThreeMethods,
  carrySchema,
  carryAnnotations,
  carryProgress,
  carryPartial,
  carryUnasked,
  carryResultType,
  carryOnce,
  isolateCaller,
  isolateChild,
  isolateIds,
  isolateIdle,
  isolateNotHeld,
  isolateReplica,
  attributeExact,
  attributeNamed,
  attributeVisual,
  attributeOnce,
  attributeNoImitation,
  stripBidi,
  stripZeroWidth,
  stripControl,
  stripLines,
  stripSchemaText,
  stripKeepsText,
  stripNotAnswers,
  onlyNoSampling,
  onlyNoRoots,
  onlyNoUnknown,
  onlyNoSmuggling,
  onlyUndeclared,
  onlyRestSurvives,
  onlyNothingLeft,
  onlyPushRefused,
  onlyClientCannotPush,
  onlyDropLogged,
  metaQuestion,
  metaReserved,
  metaProgressToken,
  metaOwnEnvelope,
  metaNoModernOnLegacy,
  sealForged,
  sealClient,
  sealRounds,
  sealTyped,
  sealForeign,
  sealServer,
  sealTool,
  sealEndpoint,
  sealMethod,
  sealArguments,
  sealExpired,
  sealWhole,
  sealUniform,
  sealNoState,
  sealOpaque,
  sealNotTheChilds,
  sealBounded,
  sealHarmless,
  announcePerRequest,
  announceLegacyHttp,
  announceAllFour,
  announceMirror,
  announceNothingElse,
  announceMode,
  announceStdioBoth,
  announceHonest,
  switchGlobal,
  switchServer,
  switchEachRound,
  switchInvalid,
  limitMessage,
  limitPayload,
  limitBytes,
  limitBadValue,
  logNoQuestion,
  logNoAnswer,
  logOnce,
  logNotForged,
  diagnosePresent,
  diagnoseTrue,
  fallbackTold,
  fallbackToken,
  fallbackNotWeaker,
  wireSchema,
  wireEraHonest,
  wireHeadersIn,
  wireHeadersOut,
  wireVersion,
  wireUnknownMethod,
  wireRetiredCodes,
  wireOrigin,
  wireDiscover,
  urlVerbatim,
  urlNoFetch,
  urlSafe,
  surviveChildCrash,
  surviveChildHang,
  surviveMalformed,
  surviveFlood,
  surviveClientGone,
  surviveCancel,
  surviveLateAnswer,
];
