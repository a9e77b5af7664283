import type { Requirement } from '../../harness/model/requirement.ts';
import { announce } from './announce.ts';
import { attribute } from './attribute.ts';
import { carry } from './carry.ts';
import { diagnose } from './diagnose.ts';
import { fallback } from './fallback.ts';
import { isolate } from './isolate.ts';
import { limit } from './limit.ts';
import { logging } from './log.ts';
import { meta } from './meta.ts';
import { only } from './only.ts';
import { seal } from './seal.ts';
import { strip } from './strip.ts';
import { survive } from './survive.ts';
import { switches } from './switch.ts';
import { url } from './url.ts';
import { wire } from './wire.ts';

/** All requirements, by area in the order reports list them. */
export const requirements: readonly Requirement[] = [
  ...carry,
  ...isolate,
  ...attribute,
  ...strip,
  ...only,
  ...meta,
  ...seal,
  ...announce,
  ...switches,
  ...limit,
  ...logging,
  ...diagnose,
  ...fallback,
  ...wire,
  ...url,
  ...survive,
];

/** The requirement with an id; undefined where there is none. */
export function requirementById(id: string): Requirement | undefined {
  return requirements.find((requirement) => requirement.id === id);
}
