import { parseConfig } from '../../hub/config.ts';
import { createHub } from '../../hub/create-hub.ts';
import { type Mutant, mutants } from '../../hub/mutants/index.ts';
import { standardPolicy } from '../../hub/policy/index.ts';
import { readSettings } from '../../hub/settings.ts';
import { variants } from '../../hub/variants/index.ts';
import { inProcessLauncher } from '../drivers/in-process.ts';
import type { Patient } from '../kill-table.ts';
import { hubFromManifest } from '../manifest/hub-from-manifest.ts';
import { loadManifest } from '../manifest/load.ts';
import { referenceManifest } from './hubs.ts';

type Change = Mutant['policy'];

/** The reference hub as it is, its harmless variants, and its mutants, all in this process. */
export async function referencePatients(): Promise<Patient[]> {
  const manifest = await loadManifest(referenceManifest);
  const hubWith = (id: string, change: Change) => {
    const launcher = inProcessLauncher((config, env, print) => {
      // As its process would write it.
      const log = (line: string) => print(`mcp-hub: ${line}`);
      // A policy may keep memory, so each hub gets one of its own, as each process would.
      const policy = change(standardPolicy, log);
      const settings = readSettings(env, (line) => log(policy.logLine(line)), policy);
      return createHub({ config: parseConfig(config, env), settings, policy, log });
    }, manifest);
    return { ...hubFromManifest(manifest, referenceManifest, launcher), name: id };
  };
  return [
    { id: 'standard', what: 'the hub as it is', hub: hubWith('standard', (standard) => standard) },
    ...variants.map(({ id, what, profile, policy }) => ({ id, what, profile, hub: hubWith(id, policy) })),
    ...mutants.map(({ id, what, breaks, alsoBreaks = [], at, policy }) => ({
      id,
      what,
      breaks,
      alsoBreaks,
      at,
      hub: hubWith(id, policy),
    })),
  ];
}
