import { expect, it } from 'vitest';
import type { ChildSpec } from '../../fakes/child/actor.ts';
import { loadManifest } from '../manifest/load.ts';
import { httpDoor, invocationOf } from './doors.ts';

const child: ChildSpec = {
  who: 'alpha',
  name: 'alpha-28-http',
  revision: '2026-07-28',
  via: 'http',
  tools: { ask: 'ask1', echo: 'echo1' },
};

it('leads through both HTTP doors of the reference hub', async () => {
  const manifest = await loadManifest('hub/hub.json');
  expect(httpDoor(manifest, 1, child, 'ann')?.url).toBe('http://127.0.0.1:1/alpha-28-http/mcp');
  expect(httpDoor(manifest, 1, child, 'ann', 'other')?.url).toBe('http://127.0.0.1:1/hub');
  const invocation = invocationOf(manifest);
  expect(invocation('http', child, 'ask1', { a: 1 })).toEqual({ name: 'ask1', arguments: { a: 1 } });
  expect(invocation('http', child, 'ask1', { a: 1 }, 'other')).toEqual({
    name: 'call_tool',
    arguments: { server: 'alpha-28-http', tool: 'ask1', arguments: { a: 1 } },
  });
});

it('has no other door where the manifest names none', async () => {
  const manifest = await loadManifest('hubs/supergateway.json');
  expect(httpDoor(manifest, 1, child, 'ann', 'other')).toBeUndefined();
});
