import { describe, expect, it } from 'vitest';
import type { Requirement } from '../harness/model/requirement.ts';
import { explainGlyphs, explainRequirement } from './explain.ts';
import { glyphs, marks } from './glyphs.ts';
import { catalogue } from './testing/catalogue.ts';

const none = { scenarios: [], mutants: [] };
const base: Requirement = {
  id: 'a.b',
  text: 'It holds.',
  basis: 'spec',
  strength: 'MUST',
  clauses: [],
  applies: {},
};

describe('explainRequirement', () => {
  it('tells all there is to know', () => {
    const requirement = catalogue.find(({ id }) => id === 'seal.client') ?? base;
    const text = explainRequirement(requirement, {
      scenarios: [{ id: 'seal/thief', title: 'Another client presents the state.' }],
      mutants: [{ id: 'any-client', what: 'Opens the state for whoever brings it.' }],
    });
    expect(text).toMatchInlineSnapshot(`
      "seal.client: A state that was issued to one client is refused when another presents it.

      strength    MUST (decides) at the guide profile, SHOULD (warns; decides under --strict) at spec
      basis       guide: the elicitation guide asks for it
      applies to  pairs where the client is modern, and the client comes over http, and the child is
                  modern, and the hub carries questions between the two

      Clauses
        https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr#server-requirements

      Scenarios that reach it
        seal/thief: Another client presents the state.

      Mutants of the reference hub that break it
        any-client: Opens the state for whoever brings it.
      "
    `);
  });

  it('says what is missing, and why', () => {
    expect(
      explainRequirement(base, { ...none, unproven: 'it carries nothing there.' }),
    ).toMatchInlineSnapshot(`
      "a.b: It holds.

      strength    MUST (decides) at both profiles
      basis       spec: a clause of the specification binds the hub
      applies to  every pair

      Scenarios that reach it
        none yet, so its cells stay unreached

      Mutants of the reference hub that break it
        none: it carries nothing there.
      "
    `);
  });

  it.each<[Partial<Requirement>, string]>([
    [{}, 'MUST (decides) at both profiles'],
    [{ strength: 'SHOULD' }, 'SHOULD (warns; decides under --strict) at both profiles'],
    [{ basis: 'guide' }, 'MUST (decides) at the guide profile; not asked for at spec'],
    [
      { basis: 'guide', atSpec: 'SHOULD' },
      'MUST (decides) at the guide profile, SHOULD (warns; decides under --strict) at spec',
    ],
  ])('says how strong %j is', (own, strength) => {
    expect(explainRequirement({ ...base, ...own }, none)).toContain(`strength    ${strength}\n`);
  });
});

describe('explainGlyphs', () => {
  it('tells every glyph on a line of its own', () => {
    const lines = explainGlyphs().split('\n');
    for (const mark of marks) {
      expect(lines.some((line) => line.startsWith(`${glyphs[mark].glyph} ${mark}`))).toBe(true);
    }
  });
});
