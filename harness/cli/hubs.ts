import { join } from 'node:path';
import type { HubUnderTest } from '../hub-under-test.ts';
import { hubFromManifest } from '../manifest/hub-from-manifest.ts';
import { loadManifest } from '../manifest/load.ts';
import { packageRoot } from '../manifest/places.ts';
import type { Manifest } from '../manifest/shape.ts';
import type { Profile } from '../model/requirement.ts';
import { UsageError } from './usage-error.ts';

/** The manifest of the reference hub, wherever the command is run. */
export const referenceManifest: string = join(packageRoot, 'hub', 'hub.json');

/** A manifest and the hub that it plugs in. */
export interface LoadedHub {
  readonly manifest: Manifest;
  readonly hub: HubUnderTest;
}

/**
 * Reads manifests.
 * @throws {ManifestError} for one that cannot be used. @throws {UsageError} for two hubs of one name.
 */
export async function loadHubs(paths: readonly string[]): Promise<LoadedHub[]> {
  const loaded: LoadedHub[] = [];
  for (const path of paths) {
    const manifest = await loadManifest(path);
    const same = loaded.find(({ hub }) => hub.name === manifest.name);
    if (same !== undefined) {
      throw new UsageError(
        `${path}: name: "${manifest.name}" is also the name of ${same.hub.manifest}; rename one`,
      );
    }
    loaded.push({ manifest, hub: hubFromManifest(manifest, path) });
  }
  return loaded;
}

/**
 * The profile that the manifests ask for.
 * @throws {UsageError} where they ask for different ones.
 */
export function profileOf(hubs: readonly LoadedHub[]): Profile {
  const [profile = 'spec', ...others] = new Set(hubs.map(({ manifest }) => manifest.profile ?? 'spec'));
  if (others.length > 0) {
    throw new UsageError(
      'the manifests ask for different profiles; choose with --profile spec or --profile guide',
    );
  }
  return profile;
}
