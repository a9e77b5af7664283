import { parseConfig } from '../../hub/config.ts';
import { createHub } from '../../hub/create-hub.ts';
import { mutants } from '../../hub/mutants/index.ts';
import { type Policy, standardPolicy } from '../../hub/policy/index.ts';
import { readSettings } from '../../hub/settings.ts';
import { variants } from '../../hub/variants/index.ts';
import { inProcessLauncher } from '../drivers/in-process.ts';
import type { Patient } from '../kill-table.ts';
import { hubFromManifest } from '../manifest/hub-from-manifest.ts';
import { loadManifest } from '../manifest/load.ts';
import { referenceManifest } from './hubs.ts';

/** The reference hub as it is, its harmless variants, and its mutants, all in this process. */
export async function referencePatients(): Promise<Patient[]> {
  const manifest = await loadManifest(referenceManifest);
  const silent = () => {};
  const hubWith = (id: string, policy: (standard: Policy) => Policy) => {
    const launcher = inProcessLauncher(
      (config, env) =>
        createHub({
          config: parseConfig(config, env),
          settings: readSettings(env, silent),
          // A policy may keep memory, so each hub gets one of its own, as each process would.
          policy: policy(standardPolicy),
          log: silent,
        }),
      manifest,
    );
    return { ...hubFromManifest(manifest, referenceManifest, launcher), name: id };
  };
  return [
    { id: 'standard', what: 'the hub as it is', hub: hubWith('standard', (standard) => standard) },
    ...variants.map(({ id, what, policy }) => ({ id, what, hub: hubWith(id, policy) })),
    ...mutants.map(({ id, what, breaks, policy }) => ({ id, what, breaks, hub: hubWith(id, policy) })),
  ];
}
