import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { Bait } from './bait.ts';

let bait: Bait | undefined;
afterEach(() => bait?.close());

it('notes who comes, by what they say first, once', async () => {
  bait = await Bait.listen();
  expect(bait.address).toMatch(/^127\.0\.0\.1:[1-9]\d*$/);
  expect(bait.take()).toEqual([]);
  const response = await fetch(`http://${bait.address}/sign-in?a=b`);
  expect(response.status).toBe(204);
  expect(bait.take()).toEqual(['the request GET /sign-in?a=b HTTP/1.1']);
  expect(bait.take()).toEqual([]);
});

it('notes who tries TLS', async () => {
  bait = await Bait.listen();
  await expect(fetch(`https://${bait.address}/`)).rejects.toThrow();
  expect(bait.take()).toEqual(['a handshake of TLS']);
});

it('notes who says nothing', async () => {
  bait = await Bait.listen();
  const socket = connect(Number(bait.address.split(':')[1]), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  // The connection stands at this end before it is accepted at the other.
  const visits = bait.take();
  for (let turn = 0; turn < 1000 && visits.length === 0; turn++) {
    await new Promise(setImmediate);
    visits.push(...bait.take());
  }
  expect(visits).toEqual(['a connection']);
  socket.destroy();
});
