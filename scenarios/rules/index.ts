import type { Rule } from '../../harness/model/sighting.ts';
import { announceLegacyHttp } from './announce-legacy-http.ts';
import { announcePerRequest } from './announce-per-request.ts';
import { attributeExact } from './attribute-exact.ts';
import { carryAnswer } from './carry-answer.ts';
import { carryChildState } from './carry-child-state.ts';
import { carryQuestion } from './carry-question.ts';
import { carryRefusal } from './carry-refusal.ts';
import { fallbackTold } from './fallback-told.ts';
import { isolateCaller } from './isolate-caller.ts';
import { metaQuestion } from './meta-question.ts';
import { onlyNoSampling } from './only-no-sampling.ts';
import { sealClient } from './seal-client.ts';
import { sealForged } from './seal-forged.ts';
import { sealRounds } from './seal-rounds.ts';
import { stripBidi } from './strip-bidi.ts';
import { wireEraHonest } from './wire-era-honest.ts';
import { wireSchema } from './wire-schema.ts';

/** All rules; each sees one requirement. */
export const rules: readonly Rule[] = [
  carryQuestion,
  carryAnswer,
  carryRefusal,
  carryChildState,
  isolateCaller,
  attributeExact,
  stripBidi,
  onlyNoSampling,
  metaQuestion,
  sealForged,
  sealClient,
  sealRounds,
  announcePerRequest,
  announceLegacyHttp,
  fallbackTold,
  wireSchema,
  wireEraHonest,
];
