import { describe, expect, it } from 'vitest';
import { announceLegacyHttp } from './announce-legacy-http.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, pairOf, planOf } from './testing/plans.ts';

const legacyHttp = ['06..28/http..http', '11..28/http..stdio', '11..11/http..http', '06..06/http..stdio'];

describe('announce.legacy-http', () => {
  it.each(legacyHttp)(
    'holds at %s where the child is told of none and the client is shown none',
    (pattern) => {
      for (const asks of ['allowed', 'always'] as const) {
        expect(seen(announceLegacyHttp, playHonestly(planOf({ asks }), pairOf(pattern)))).toEqual(['held']);
      }
    },
  );

  it.each(legacyHttp)('is broken at %s where the child is told of it, in any shape', (pattern) => {
    for (const elicitation of [{}, { form: {} }, { url: {} }, null, false]) {
      const trace = playHonestly(planOf({}), pairOf(pattern), { announce: () => ({ elicitation }) });
      const [one, ...more] = guilty(announceLegacyHttp, trace);
      expect(more).toEqual([]);
      expect(one).toMatchObject({
        expected: 'the child is told of no elicitation',
        actual: `it is told ${JSON.stringify(elicitation)}`,
      });
      expect(one && where(one.entry)).toBe('back from-hub alpha');
    }
  });

  it('is broken where the client is shown a question, whatever the child was told', () => {
    const plan = planOf({ asks: 'always' });
    const trace = playHonestly(plan, pairOf('11..28/http..http'), { ...everywhere, announce: () => ({}) });
    const found = guilty(announceLegacyHttp, trace);
    expect(found.map(({ expected, entry }) => [expected, where(entry)])).toEqual([
      ['ann is shown no question', 'front from-hub ann'],
    ]);
  });

  it.each([
    ['the client declared none', planOf({ declares: {} }), pairOf('11..28/http..http')],
    ['the client came over stdio', planOf({}), pairOf('11..28/stdio..http')],
    ['the client is a modern one', planOf({}), modern],
  ])('sees nothing where %s', (_, plan, pair) => {
    expect(seen(announceLegacyHttp, playHonestly(plan, pair))).toEqual([]);
  });
});
