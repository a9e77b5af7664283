import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import { announcePerRequest } from './announce-per-request.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, pairOf, planOf } from './testing/plans.ts';

const nothing = {};
const form = { elicitation: { form: {} } };
const bare = { elicitation: {} };
const both = { elicitation: { form: {}, url: {} } };
const declaring = (...declares: JsonObject[]) =>
  planOf(...declares.map((one, step) => ({ declares: one, step })));
const telling = (...told: JsonObject[]) => ({ announce: (_: unknown, index: number) => told[index] ?? {} });

describe('announce.per-request', () => {
  it('holds where each request is announced as it declares, in whatever spelling', () => {
    const plan = declaring(nothing, form, nothing, both, bare);
    expect(seen(announcePerRequest, playHonestly(plan, modern))).toEqual(Array(5).fill('held'));
    const told = telling(nothing, bare, nothing, both, form);
    expect(seen(announcePerRequest, playHonestly(plan, modern, told))).toEqual(Array(5).fill('held'));
  });

  it.each<[string, JsonObject[], JsonObject[], number]>([
    ['a capability is remembered', [form, nothing], [form, form], 1],
    ['that there is none is remembered', [nothing, form, both], [nothing, nothing, both], 1],
    ['a mode is remembered', [both, form], [both, both], 1],
    ['a later request is foreseen', [nothing, form], [form, form], 0],
  ])('is broken where %s', (_, declared, told, at) => {
    const trace = playHonestly(declaring(...declared), modern, telling(...told));
    const found = guilty(announcePerRequest, trace);
    expect(found.map(({ entry }) => [entry.part?.call, where(entry)])).toEqual([[at, 'back from-hub alpha']]);
    expect(found[0]?.expected).toMatch(/^the child is told .*, as this request declares$/);
    expect(found[0]?.actual).toMatch(/, as another request did$/);
  });

  it('does not take it for memory where a hub that carries forms only keeps the url mode back', () => {
    const trace = playHonestly(declaring(both, form, nothing), modern, telling(form, form, nothing));
    expect(seen(announcePerRequest, trace)).toEqual(['held', 'held']);
  });

  it('leaves to others what nobody declared', () => {
    const url = { elicitation: { url: {} } };
    const trace = playHonestly(declaring(form, nothing), modern, telling(url, nothing));
    expect(seen(announcePerRequest, trace)).toEqual(['held']);
  });

  it.each([
    ['all declare the same', declaring(form, form), telling(form, nothing), modern],
    ['the child is never told of any', declaring(form, nothing), telling(nothing, nothing), modern],
    [
      'the client is a legacy one',
      declaring(form, nothing),
      telling(form, form),
      pairOf('11..28/stdio..http'),
    ],
    ['the child is a legacy one', declaring(form, nothing), telling(form, form), pairOf('28..11/http..http')],
  ])('sees nothing where %s', (_, plan, told, pair) => {
    expect(seen(announcePerRequest, playHonestly(plan, pair, told))).toEqual([]);
  });
});
