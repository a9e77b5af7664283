import type { SubscriptionFilter } from '@modelcontextprotocol/server';
import { Server } from '@modelcontextprotocol/server';
import { expect, it, vi } from 'vitest';
import type { Door } from './door.ts';
import { SessionNotices } from './session-notices.ts';

/** A door that notes what is watched at it. */
function setUp() {
  const watched: SubscriptionFilter[] = [];
  const door: Door = {
    endpoint: 'x',
    capabilities: async () => ({}),
    handle: async () => ({}),
    async watch(filter) {
      watched.push(filter);
      return () => void watched.splice(watched.indexOf(filter), 1);
    },
  };
  const server = new Server(
    { name: 's', version: '1' },
    { capabilities: { resources: { subscribe: true } } },
  );
  return { watched, notices: new SessionNotices(door, server) };
}

const lists = { toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true };

it('watches while the stream is open, and its first bytes come at once', async () => {
  const { watched, notices } = setUp();
  const response = await notices.stream(new Response(new ReadableStream()));
  expect(watched).toEqual([lists]);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(': open\n\n');
  await reader?.cancel();
  await vi.waitFor(() => expect(watched).toEqual([]));
});

it('stops watching when the stream ends at the hub', async () => {
  const { watched, notices } = setUp();
  const response = await notices.stream(new Response('data: 1\n\n'));
  expect(await response.text()).toBe(': open\n\ndata: 1\n\n');
  await vi.waitFor(() => expect(watched).toEqual([]));
});

it('stops watching when the session ends, whatever is open', async () => {
  const { watched, notices } = setUp();
  await notices.stream(new Response(new ReadableStream()));
  notices.close();
  await vi.waitFor(() => expect(watched).toEqual([]));
});

it('takes an answer that is no stream as it is', async () => {
  const { watched, notices } = setUp();
  const refused = new Response('no', { status: 409 });
  expect(await notices.stream(refused)).toBe(refused);
  expect(watched).toEqual([]);
});
