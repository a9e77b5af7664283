import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type Revision, revisions } from '../../harness/model/revision.ts';
import { Tape } from '../tape.ts';
import { frontLink } from '../testing/cast.ts';
import { conformity } from '../testing/conformity.ts';
import { lineByLine } from '../testing/lines.ts';
import { ClientSession } from './session.ts';
import { StdioClientWire } from './stdio-wire.ts';

const ample = 20_000;
const legacy: readonly Revision[] = ['2025-06-18', '2025-11-25'];

/** A session with a hub that a test plays by hand. */
function sessionOf(revision: Revision) {
  const [input, output, tape] = [new PassThrough(), new PassThrough(), new Tape()];
  const stop = async () => void output.end();
  const wire = new StdioClientWire(frontLink(revision, 'stdio'), tape, { input, output, stop });
  const lines = lineByLine(input);
  return {
    session: new ClientSession(wire, 'ann'),
    tape,
    /** The next message of the client. */
    heard: async () => JSON.parse((await lines()) ?? 'null'),
    say: (message: object) => void output.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`),
  };
}

const envelope = (name: string, capabilities: object) => ({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name, version: '1' },
  'io.modelcontextprotocol/clientCapabilities': capabilities,
});

describe.each(legacy)('a session of %s', (revision) => {
  const declares = { elicitation: { form: {}, url: {} } };

  it('opens with a handshake that says only what the revision can say', async () => {
    const { session, tape, heard, say } = sessionOf(revision);
    const opened = session.open(declares, ample);
    expect(await heard()).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: revision,
        capabilities: revision === '2025-06-18' ? { elicitation: {} } : declares,
        clientInfo: { name: 'ann', version: '1' },
      },
    });
    say({ id: 1, result: { protocolVersion: revision } });
    expect(await opened).toBeUndefined();
    expect(await heard()).toEqual({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(conformity(tape.entries, 'to-hub')).toEqual({ messages: 2, problems: [] });
  });

  it('does not declare elicitation by itself', async () => {
    const { session, heard, say } = sessionOf(revision);
    const opened = session.open({ roots: {} }, ample);
    expect((await heard()).params.capabilities).toEqual({ roots: {} });
    say({ id: 1, error: { code: -32602, message: 'no' } });
    expect(await opened).toMatchObject({ kind: 'error', error: { code: -32602 } });
  });

  it('sends requests bare, and takes them back with a notification', async () => {
    const { session, tape, heard } = sessionOf(revision);
    const waiting = session.request('tools/list', {}, declares, ample);
    expect(await heard()).toEqual({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    await session.cancel(session.lastId);
    expect(await heard()).toEqual({
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: 1 },
    });
    expect(await waiting).toMatchObject({ kind: 'gave-up' });
    expect(conformity(tape.entries, 'to-hub')).toEqual({ messages: 2, problems: [] });
  });

  it('answers a pushed request under the id that it came with', async () => {
    const { session, tape, heard, say } = sessionOf(revision);
    session.wire.onPush = (entry) => void session.answer(entry, { action: 'decline' });
    for (const id of ['1', 1]) {
      say({ id, method: 'elicitation/create', params: { message: 'Why?' } });
      expect(await heard()).toEqual({ jsonrpc: '2.0', id, result: { action: 'decline' } });
    }
    expect(conformity(tape.entries, 'to-hub')).toEqual({ messages: 2, problems: [] });
  });

  it('refuses a pushed request that it does not know', async () => {
    const { session, tape, heard, say } = sessionOf(revision);
    session.wire.onPush = (entry) => void session.refuse(entry);
    say({ id: 'x', method: 'no/such' });
    expect(await heard()).toMatchObject({ id: 'x', error: { code: -32601 } });
    expect(conformity(tape.entries, 'to-hub')).toEqual({ messages: 1, problems: [] });
  });
});

describe('a modern session', () => {
  it('opens without a word, and introduces itself with each request', async () => {
    const { session, tape, heard } = sessionOf('2026-07-28');
    expect(await session.open({}, ample)).toBeUndefined();
    void session.request('tools/list', {}, { elicitation: {} }, ample);
    session.introduce('bob');
    void session.request('tools/call', { name: 'x' }, {}, ample, { id: 'own', progressToken: 7 });
    expect(await heard()).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/list',
      params: { _meta: envelope('ann', { elicitation: {} }) },
    });
    expect(await heard()).toEqual({
      jsonrpc: '2.0',
      id: 'own',
      method: 'tools/call',
      params: { name: 'x', _meta: { ...envelope('bob', {}), progressToken: 7 } },
    });
    expect(conformity(tape.entries, 'to-hub')).toEqual({ messages: 2, problems: [] });
    await session.vanish();
  });
});

describe.each(revisions)('a probe of %s', (revision) => {
  const part = { call: -2, turn: 0, probe: 0 };
  const dressed = revision === '2026-07-28' ? { params: { _meta: envelope('ann', {}) } } : {};

  it('gets an id and what else the revision asks of a request', async () => {
    const { session, heard, say } = sessionOf(revision);
    const waiting = session.probe({ message: { method: 'no/such' }, declares: {} }, ample, part);
    expect(await heard()).toEqual({ jsonrpc: '2.0', id: 1, method: 'no/such', ...dressed });
    say({ id: 1, error: { code: -32601, message: 'no' } });
    expect(await waiting).toMatchObject({ kind: 'error', entry: { part } });
  });

  it('goes out as it is where it is bare, and waits for nothing where nothing can come', async () => {
    const { session, tape, heard } = sessionOf(revision);
    const message = { method: 'notifications/cancelled', params: { requestId: 9 } };
    expect(await session.probe({ message, bare: true, declares: {} }, ample, part)).toBeUndefined();
    expect(await heard()).toEqual({ jsonrpc: '2.0', ...message });
    const answer = { id: 9, result: {} };
    expect(await session.probe({ message: answer, bare: true, declares: {} }, ample, part)).toBeUndefined();
    expect(await heard()).toEqual({ jsonrpc: '2.0', ...answer });
    expect(tape.entries.slice(1)).toMatchObject([{ part }, { part }]);
  });
});
