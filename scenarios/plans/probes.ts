import type { Call, ClientName, Plan, Probe } from '../../harness/model/plan.ts';
import { declarations } from './declarations.ts';

/** A call that asks nothing. */
export function plainCall(by: ClientName = 'ann'): Call {
  return { by, to: 'alpha', step: 0, declares: declarations.form, asks: 'allowed', rounds: [] };
}

/** What a probe says beside where it goes. */
export type Said = Pick<Probe, 'message'> & Partial<Probe>;

/** A plain call of the echoing tool as it should be: what is changed about others is all that is wrong with them. */
export const plainProbe: Said = { message: {}, calls: 'echo' };

/** A plain call, then messages beside it, one after the other. */
export function probing(said: readonly Said[]): Plan {
  const probes = said.map(
    (one): Probe => ({ by: 'ann', to: 'alpha', step: 1, declares: declarations.form, ...one }),
  );
  return { calls: [plainCall()], probes };
}

/** The `_meta` of a modern request, with what is changed about it; undefined leaves a member out. */
export function envelopeWith(changes: Readonly<Record<string, string | undefined>>) {
  const usual = {
    protocolVersion: '2026-07-28',
    clientInfo: { name: 'hubproof-probe', version: '1' },
    clientCapabilities: {},
  };
  return Object.fromEntries(
    Object.entries({ ...usual, ...changes }).flatMap(([name, value]) =>
      value === undefined ? [] : [[`io.modelcontextprotocol/${name}`, value]],
    ),
  );
}
