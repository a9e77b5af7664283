import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import { carryNoOtherMethod } from './carry-no-other-method.ts';
import { guilty, seen } from './testing/look.ts';
import { modern, pairOf, planOf } from './testing/plans.ts';
import { failure, inputRequired, TraceBuilder } from './testing/trace-builder.ts';

const asking = inputRequired({ q: { mode: 'form', message: 'Which?' } }, 's').result as JsonObject;

/** A client asks for a list whose child answers it with a question. */
function listing(answer: JsonObject, pair = modern, misanswer: JsonObject = asking) {
  const method = 'prompts/list';
  const plan = { ...planOf({ rounds: [] }), misanswers: [{ method, result: misanswer }] };
  const builder = new TraceBuilder(plan, pair);
  const part = { call: 0, turn: 0 };
  const request = { jsonrpc: '2.0', id: 7, method, params: {} };
  const sent = builder.add('front', 'to-hub', request, { part });
  builder.clientGets(sent, answer);
  return builder.trace;
}

describe('carry.no-other-method', () => {
  it.each<[string, JsonObject]>([
    ['an error', failure(-32603)],
    ['a list', { result: { resultType: 'complete', prompts: [] } }],
  ])('holds where the client gets %s', (_, answer) => {
    expect(seen(carryNoOtherMethod, listing(answer))).toEqual(['held']);
  });

  it('is broken where the client gets the question', () => {
    const [one, ...more] = guilty(carryNoOtherMethod, listing({ result: asking }));
    expect(more).toEqual([]);
    expect(one?.expected).toBe('prompts/list is not answered with input_required');
  });

  it('is broken by a question that the child did not even ask', () => {
    const plain = { resultType: 'complete', prompts: [] };
    expect(seen(carryNoOtherMethod, listing({ result: asking }, modern, plain))).toEqual(['broken']);
    expect(seen(carryNoOtherMethod, listing({ result: plain }, modern, plain))).toEqual([]);
  });

  it('sees nothing with a legacy client', () => {
    const legacy = pairOf('11..28/stdio..http');
    expect(seen(carryNoOtherMethod, listing({ result: asking }, legacy))).toEqual([]);
  });
});
