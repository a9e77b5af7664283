import type { JSONRPCMessage } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import { LegIds } from './leg-ids.ts';

const request = (id: number): JSONRPCMessage => ({ jsonrpc: '2.0', id, method: 'tools/list' });
const answer = (id: number): JSONRPCMessage => ({ jsonrpc: '2.0', id, result: {} });
const cancel = (requestId: number): JSONRPCMessage => ({
  jsonrpc: '2.0',
  method: 'notifications/cancelled',
  params: { requestId },
});

it('leaves every id as it is where the choice is the own number', () => {
  const ids = new LegIds((own) => own);
  for (const message of [request(1), cancel(1), cancel(9)]) expect(ids.outward(message)).toEqual(message);
  expect(ids.inward(answer(1))).toEqual(answer(1));
});

it('finds the request behind another id, also to cancel it', () => {
  const ids = new LegIds((own) => Number(own) + 100);
  expect(ids.outward(request(1))).toEqual(request(101));
  expect(ids.outward(request(2))).toEqual(request(102));
  expect(ids.outward(cancel(2))).toEqual(cancel(102));
  expect(ids.inward(answer(101))).toEqual(answer(1));
});

it('tells the choice which ids are in flight', () => {
  const seen: number[] = [];
  const ids = new LegIds((own, inFlight) => {
    seen.push(inFlight.size);
    return own;
  });
  ids.outward(request(1));
  ids.outward(request(2));
  ids.inward(answer(1));
  ids.outward(cancel(2));
  ids.outward(request(3));
  expect(seen).toEqual([0, 1, 0]);
});

it('does not touch what a child asks, nor what answers it', () => {
  const ids = new LegIds(() => 7);
  ids.outward(request(1));
  expect(ids.inward(request(7))).toEqual(request(7));
  expect(ids.outward(answer(7))).toEqual(answer(7));
});
