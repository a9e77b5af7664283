import { describe, expect, it } from 'vitest';
import { announce } from './announce.ts';
import { reach } from './reach.ts';
import type { Caller, ReachFacts } from './types.ts';

const caller: Caller = {
  clientId: 'c',
  name: 'n',
  door: 'http',
  era: 'modern',
  revision: '2026-07-28',
  capabilities: { elicitation: { url: {} }, sampling: {} },
};
const facts: ReachFacts = {
  caller,
  server: 's',
  enabled: true,
  passthrough: 'auto',
  child: { era: 'modern', revision: '2026-07-28' },
};
const legacy = { era: 'legacy', revision: '2025-11-25' } as const;

describe('a question', () => {
  it('is announced as declared where nothing stands in its way', () => {
    expect(announce(reach(facts))).toEqual({ url: {} });
    expect(announce(reach({ ...facts, caller: { ...caller, ...legacy, door: 'stdio' } }))).toEqual({
      url: {},
    });
  });

  it('has no modes for a client whose revision has none', () => {
    const old = { ...caller, era: 'legacy', revision: '2025-06-18', door: 'stdio' } as const;
    expect(announce(reach({ ...facts, caller: old }))).toEqual({});
  });

  it.each<[string, Partial<ReachFacts>]>([
    ['MCP_ELICITATION', { enabled: false }],
    ['passthrough', { passthrough: 'off' }],
    ['over HTTP', { caller: { ...caller, ...legacy } }],
    ['declared no elicitation', { caller: { ...caller, capabilities: { sampling: {} } } }],
    ['declared no elicitation', { caller: { ...caller, capabilities: { elicitation: true } } }],
    ['server speaks 2025-11-25', { child: legacy }],
  ])('is withheld, and the reason names %s', (reason, change) => {
    const withheld = reach({ ...facts, ...change });
    expect(withheld).toEqual({ withheld: expect.stringContaining(reason) });
    expect(announce(withheld)).toBeUndefined();
  });
});
