import type { SettingName } from '../model/setting.ts';
import type { Manifest } from './shape.ts';

/**
 * The manifest of the hub as it is set up otherwise.
 * @throws {RangeError} where the manifest does not say how that is done.
 */
export function under(manifest: Manifest, setting: SettingName | undefined): Manifest {
  if (setting === undefined) return manifest;
  const variant = manifest.variants[setting];
  // Every hub can be started twice.
  if (variant === undefined && setting === 'replica') return manifest;
  if (variant === undefined) throw new RangeError(`the manifest of ${manifest.name} has no "${setting}"`);
  const env = Object.entries({ ...manifest.env, ...variant.env }).filter(
    (one): one is [string, string] => one[1] !== null,
  );
  const { http, stdio } = manifest.doors;
  return {
    ...manifest,
    env: Object.fromEntries(env),
    settings: { ...manifest.settings, ...given(variant.settings) } as Manifest['settings'],
    entries: { alpha: variant.alpha },
    doors: {
      ...(http && { http: { ...http, command: [...http.command, ...variant.args] } }),
      ...(stdio && { stdio: { ...stdio, command: [...stdio.command, ...variant.args] } }),
    },
  };
}

/** An object without the members that are undefined. */
function given<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<T>;
}
