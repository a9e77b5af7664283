import { describe, expect, it } from 'vitest';
import type { Entry } from '../../harness/model/entry.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { sealUniform } from './seal-uniform.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen } from './testing/look.ts';
import { modern } from './testing/plans.ts';
import { aims, attacking } from './testing/refusals.ts';

const plan = attacking(aims.forged, aims.tool, aims.args);

/** The second attack is answered differently. */
function withSecond(change: (entry: Entry) => Entry): Trace {
  const trace = playHonestly(plan, modern);
  const isIt = ({ side, direction, part }: Entry) =>
    side === 'front' && direction === 'from-hub' && part?.attack === 1;
  return { ...trace, entries: trace.entries.map((entry) => (isIt(entry) ? change(entry) : entry)) };
}

const error = (code: number, message: string, data?: unknown) => (entry: Entry) => ({
  ...entry,
  body: { jsonrpc: '2.0', id: 7, error: { code, message, ...(data !== undefined && { data }) } },
});

describe('seal.uniform', () => {
  it('holds where every cause gets the same answer, whatever the ids', () => {
    expect(seen(sealUniform, playHonestly(plan, modern))).toEqual(['held', 'held']);
    expect(seen(sealUniform, withSecond(error(-32602, 'no')))).toEqual(['held', 'held']);
  });

  it.each([
    ['the code', error(-32600, 'no')],
    ['the message', error(-32602, 'no, another tool')],
    ['the data', error(-32602, 'no', { tool: 'ask' })],
    ['the status', (entry: Entry) => ({ ...entry, status: 403 })],
  ])('is broken where %s differs', (_, change) => {
    const found = guilty(sealUniform, withSecond(change));
    expect(found.map(({ entry }) => entry.part?.attack)).toEqual([1]);
    expect(found[0]?.expected).toMatch(/^the same refusal for every cause: /);
  });

  it('compares tool errors by what they say', () => {
    const result = { content: [{ type: 'text', text: 'no' }], isError: true, resultType: 'complete' };
    const refusal = { result };
    expect(seen(sealUniform, playHonestly(plan, modern, { refusal }))).toEqual(['held', 'held']);
  });

  it('does not count a method that the door does not have, and answers without a state', () => {
    expect(seen(sealUniform, withSecond(error(-32601, 'no such method')))).toEqual(['held']);
    expect(seen(sealUniform, playHonestly(attacking(aims.forged, aims.absent), modern))).toEqual([]);
  });

  it('sees nothing where there was one cause only, and does not speak of relays', () => {
    expect(seen(sealUniform, playHonestly(attacking(aims.tool), modern))).toEqual([]);
    expect(seen(sealUniform, playHonestly(attacking(aims.tool, aims.tool), modern))).toEqual([]);
    expect(seen(sealUniform, playHonestly(plan, modern, { relays: true }))).toEqual(['exempt']);
  });
});
