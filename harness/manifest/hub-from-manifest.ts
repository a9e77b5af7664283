import { processLauncher } from '../drivers/process.ts';
import type { HubUnderTest } from '../hub-under-test.ts';
import type { HubLauncher } from '../instance.ts';
import { transports } from '../model/revision.ts';
import { settingNames } from '../model/setting.ts';
import { whyNot } from './cannot.ts';
import type { Manifest } from './shape.ts';
import { under } from './under.ts';
import { versionOf } from './version.ts';

/**
 * The hub that a manifest plugs in.
 * @param path of the manifest as the user gave it. @param launcher another way to start it than as processes.
 * @throws {ManifestError} where the hub is a package that is not installed.
 */
export function hubFromManifest(
  manifest: Manifest,
  path: string,
  launcher: HubLauncher = processLauncher(manifest),
): HubUnderTest {
  return {
    name: manifest.name,
    version: versionOf(manifest, path),
    manifest: path,
    launcher,
    facts: {
      name: manifest.name,
      tellsClientsApart: manifest.credentials !== undefined,
      ...manifest.settings,
      under: Object.fromEntries(
        settingNames
          .filter((name) => name === 'replica' || manifest.variants[name] !== undefined)
          .map((name) => [
            name,
            { ...under(manifest, name).settings, turned: Object.keys(manifest.variants[name]?.env ?? {}) },
          ]),
      ),
    },
    children: manifest.children,
    doors: transports.filter((via) => manifest.doors[via] !== undefined),
    hasOtherDoor: manifest.doors.http?.other !== undefined,
    runs: manifest.runs,
    cannot: (pair) => whyNot(manifest, pair),
  };
}
