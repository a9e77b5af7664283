import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { allPairs, formatPair, type Pair } from './model/pair.ts';
import type { Plan } from './model/plan.ts';
import { settingNames } from './model/setting.ts';

/** Everything that is needed to run a failure again. */
export interface Replayable {
  readonly scenario: string;
  readonly requirement: string;
  readonly pair: Pair;
  readonly plan: Plan;
}

/** A token that cannot be read; the message says why. */
export class TokenError extends Error {
  constructor(because: string) {
    super(`this is no replay token: ${because}`);
    this.name = 'TokenError';
  }
}

const prefix = 'hp1.';

/**
 * Text that most plans share, so that a token needs few bytes for it. Part of version 1: never change it, or no
 * token that was written before can be read.
 */
export const dictionary = Buffer.from(
  '"attacks":[{"edit":{"kind":"flip","at":0.5,"bit":0}},{"kind":"cut"},{"kind":"grow","text":"A"},{"kind":"empty"},' +
    '{"by":"bob","edit":{"kind":"none"}}],"endless":true,"hold":0,"beside":[{"key":"a","method":"sampling/createMessage",' +
    '"params":{"messages":[{"role":"user","content":{"type":"text","text":""}}],"maxTokens":10}}],"meta":{"progressToken":' +
    '"state":"s","schema":{"type":"object","properties":{"note":{"type":"string"},"n":{"type":"number"}}},' +
    '{"declares":{"elicitation":{"form":{},"url":{}},"sampling":{},"roots":{}},"asks":"always","to":"beta","step":1,' +
    '"answer":{"action":"cancel"}"answer":{"action":"decline"}"requirement":"carry.question","pair":"28..28/http..stdio",' +
    '{"scenario":"carry/conversation","requirement":"","pair":"28..28/http..http","plan":{"calls":[{"by":"ann","to":"alpha",' +
    '"step":0,"declares":{"elicitation":{"form":{}}},"asks":"allowed","rounds":[{"questions":[{"key":"q","message":"",' +
    '"answer":{"action":"accept","content":{"note":""}}}]}]}]}}',
);

/** Largest plan that a token may hold, in bytes of JSON: a guard against tokens that unpack without end. */
const maxOutputLength = 4 * 1024 * 1024;

/** Packs a failure into a line that survives a CI log: `hp1.` and characters of base64url. */
export function writeToken(replayable: Replayable): string {
  const text = JSON.stringify({
    scenario: replayable.scenario,
    requirement: replayable.requirement,
    pair: formatPair(replayable.pair),
    plan: replayable.plan,
  });
  const packed = deflateRawSync(text, { level: 9, dictionary });
  return prefix + Buffer.concat([checksum(packed), packed]).toString('base64url');
}

/**
 * Unpacks a token.
 * @throws {TokenError} saying what is wrong with it.
 */
export function readToken(token: string): Replayable {
  const text = token.trim();
  if (!text.startsWith(prefix)) {
    throw new TokenError(
      /^hp\d+\./.test(text)
        ? `it is of version ${text.slice(2, text.indexOf('.'))}, and this hubproof reads version 1`
        : `it does not begin with "${prefix}"`,
    );
  }
  const bytes = Buffer.from(text.slice(prefix.length), 'base64url');
  const packed = bytes.subarray(4);
  if (bytes.length < 5 || !checksum(packed).equals(bytes.subarray(0, 4))) {
    throw new TokenError('its checksum does not fit; was a part of it cut off or changed?');
  }
  let content: unknown;
  try {
    content = JSON.parse(inflateRawSync(packed, { dictionary, maxOutputLength }).toString('utf8'));
  } catch {
    throw new TokenError('it does not unpack');
  }
  const parsed = tokenContent.safeParse(content);
  if (!parsed.success) throw new TokenError(z.prettifyError(parsed.error));
  const { scenario, requirement, pair } = parsed.data;
  const found = allPairs.find((one) => formatPair(one) === pair);
  if (found === undefined) throw new TokenError(`its pair "${pair}" does not exist`);
  // The plan as it was read: what the schema gives back has lost members named `__proto__`.
  return { scenario, requirement, pair: found, plan: (content as { plan: Plan }).plan };
}

function checksum(packed: Buffer): Buffer {
  return createHash('sha256').update(packed).digest().subarray(0, 4);
}

// What the stage relies on; other members of a plan are optional, and travel as they are.
const json = z.record(z.string(), z.json());
const answer = z.discriminatedUnion('action', [
  z.object({ action: z.literal('accept'), content: json.optional() }),
  z.object({ action: z.enum(['decline', 'cancel', 'silent']) }),
  z.object({ action: z.literal('garbled'), as: z.json() }),
]);
const at = z.number().min(0).lt(1);
const edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['none', 'empty', 'absent']) }),
  z.object({ kind: z.literal('flip'), at, bit: z.int().min(0).max(15) }),
  z.object({ kind: z.literal('cut'), at }),
  z.object({ kind: z.literal('grow'), text: z.string() }),
  z.object({ kind: z.literal('swap'), at }),
  z.object({ kind: z.literal('respell'), as: z.enum(['padded', 'standard', 'broken', 'percent', 'twice']) }),
  z.object({ kind: z.literal('literal'), value: z.json() }),
  z.object({ kind: z.literal('wrapped'), in: z.enum(['array', 'object']) }),
  z.object({ kind: z.literal('earlier'), turn: z.int().min(0) }),
]);
const by = z.enum(['ann', 'bob']);
const to = z.enum(['alpha', 'beta']);
const setting = z.enum(settingNames);
const round = z.looseObject({
  questions: z.array(z.looseObject({ key: z.string(), message: z.string(), answer })),
  beside: z.array(z.object({ key: z.string(), method: z.string(), params: json })).optional(),
  state: z.string().optional(),
  retryAt: setting.optional(),
  attacks: z
    .array(z.looseObject({ by: by.optional(), to: to.optional(), at: setting.optional(), edit }))
    .optional(),
});
const call = z.looseObject({
  by,
  to,
  step: z.number(),
  declares: json,
  asks: z.enum(['allowed', 'always']),
  rounds: z.array(round),
  guards: json.optional(),
  confirms: z.int().min(0).optional(),
});
const probe = z.looseObject({ by, to, step: z.number(), declares: json, message: json });
const tokenContent = z.object({
  scenario: z.string(),
  requirement: z.string(),
  pair: z.string(),
  plan: z.looseObject({
    calls: z.array(call),
    probes: z.array(probe).optional(),
    setting: setting.optional(),
  }),
});
