import type { Client, SubscriptionFilter } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './connect.ts';
import { Feed, type Notice } from './feed.ts';

const errors: Error[] = [];
let feed: Feed;
beforeEach(() => {
  errors.length = 0;
  feed = new Feed((error) => errors.push(error));
});
afterEach(() => expect(errors).toEqual([]));

/** A child that notes what it is asked for, and ends its streams when told to. */
function modernChild() {
  const open: { filter: SubscriptionFilter; end: () => void }[] = [];
  const history: string[] = [];
  const client = {
    async listen(filter: SubscriptionFilter) {
      history.push(`open ${JSON.stringify(filter)}`);
      let ended = (_cause: string) => {};
      const closed = new Promise<string>((resolve) => {
        ended = resolve;
      });
      const stream = { filter, end: () => ended('remote') };
      open.push(stream);
      const close = async () => {
        history.push(`close ${JSON.stringify(filter)}`);
        open.splice(open.indexOf(stream), 1);
        ended('local');
      };
      return { close, closed };
    },
  };
  const connection = { client: client as unknown as Client, era: 'modern', revision: 'x' } as Connection;
  return { connection, open, history };
}

function legacyChild() {
  const history: string[] = [];
  const note = (what: string) => async (params: { uri: string }) => {
    if (params.uri === 'bad') throw new Error('no such resource');
    history.push(`${what} ${params.uri}`);
  };
  const client = { subscribeResource: note('subscribe'), unsubscribeResource: note('unsubscribe') };
  const connection = { client: client as unknown as Client, era: 'legacy', revision: 'x' } as Connection;
  return { connection, history };
}

const listener = () => {
  const heard: Notice[] = [];
  return { heard, tell: (notice: Notice) => void heard.push(notice) };
};

it('asks a modern child once for all that is wanted, the new stream before the old one ends', async () => {
  const { connection, history } = modernChild();
  feed.connected(connection);
  const endTools = await feed.watch({ toolsListChanged: true }, () => {});
  const endBoth = await feed.watch({ toolsListChanged: true, resourceSubscriptions: ['b', 'a'] }, () => {});
  await feed.watch({ toolsListChanged: true }, () => {});
  endTools();
  endBoth();
  await feed.watch({ toolsListChanged: true }, () => {});
  expect(history).toEqual([
    'open {"toolsListChanged":true}',
    'open {"toolsListChanged":true,"resourceSubscriptions":["a","b"]}',
    'close {"toolsListChanged":true}',
    'open {"toolsListChanged":true}',
    'close {"toolsListChanged":true,"resourceSubscriptions":["a","b"]}',
  ]);
});

it('ends the stream at the child when nobody wants it any more', async () => {
  const { connection, open } = modernChild();
  feed.connected(connection);
  const end = await feed.watch({ promptsListChanged: true }, () => {});
  expect(open).toHaveLength(1);
  end();
  end();
  await vi.waitFor(() => expect(open).toEqual([]));
  expect(feed.isWanted).toBe(false);
});

it('opens a stream again that ended while the child lives on', async () => {
  const { connection, open, history } = modernChild();
  feed.connected(connection);
  await feed.watch({ toolsListChanged: true }, () => {});
  open[0]?.end();
  await vi.waitFor(() => expect(history).toHaveLength(2));
});

it('tells each only what it asked for, and nothing else that the child wrote', async () => {
  feed.connected(modernChild().connection);
  const tools = listener();
  const resources = listener();
  await feed.watch({ toolsListChanged: true }, tools.tell);
  await feed.watch({ resourceSubscriptions: ['r'] }, resources.tell);
  for (const uri of ['r', 's', 1])
    feed.take({ method: 'notifications/resources/updated', params: { uri, _meta: { secret: 1 } } });
  feed.take({ method: 'notifications/tools/list_changed', params: { _meta: { secret: 1 } } });
  feed.take({ method: 'notifications/message', params: { level: 'info', data: 'x' } });
  expect(tools.heard).toEqual([{ kind: 'tools_list_changed' }]);
  expect(resources.heard).toEqual([{ kind: 'resource_updated', uri: 'r' }]);
});

it('asks a legacy child for each resource once, and gives back what nobody wants', async () => {
  const { connection, history } = legacyChild();
  feed.connected(connection);
  const end = await feed.watch({ resourceSubscriptions: ['a', 'b'] }, () => {});
  await feed.watch({ resourceSubscriptions: ['b'] }, () => {});
  end();
  await feed.watch({ toolsListChanged: true }, () => {});
  expect(history).toEqual(['subscribe a', 'subscribe b', 'unsubscribe a']);
});

it('gives the refusal of a child to whom it concerns, and to nobody after', async () => {
  const { connection, history } = legacyChild();
  feed.connected(connection);
  const refused = feed.watch({ resourceSubscriptions: ['a', 'bad'] }, () => {});
  const taken = feed.watch({ resourceSubscriptions: ['good'] }, () => {});
  await expect(refused).rejects.toThrow('no such resource');
  await taken;
  expect(history).toEqual(['subscribe a', 'unsubscribe a', 'subscribe good']);
});

it('takes a child that came up again for another one', async () => {
  const { heard, tell } = listener();
  feed.connected(modernChild().connection);
  await feed.watch({ toolsListChanged: true }, tell);
  feed.disconnected();
  const { connection, history } = modernChild();
  feed.connected(connection);
  await vi.waitFor(() => expect(history).toEqual(['open {"toolsListChanged":true}']));
  expect(heard).toEqual([{ kind: 'tools_list_changed' }]);
});
