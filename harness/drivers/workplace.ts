import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildSpec } from '../../fakes/child/actor.ts';
import { fillCommand, fillText, type Values } from '../manifest/placeholders.ts';
import { modulesFolder, ownCommand } from '../manifest/places.ts';
import type { Manifest } from '../manifest/shape.ts';
import { asShell, type ChildAt, mcpServers } from './child-config.ts';
import { forgetFolder, rememberFolder } from './live.ts';

/** A folder for one process of a hub, with its configuration in it. */
export class Workplace {
  readonly #manifest: Manifest;
  readonly dir: string;

  private constructor(manifest: Manifest, dir: string) {
    this.#manifest = manifest;
    this.dir = dir;
  }

  /** Makes the folder and writes the configuration. */
  static async make(
    manifest: Manifest,
    children: readonly ChildSpec[],
    childAt: ChildAt,
  ): Promise<Workplace> {
    const dir = await mkdtemp(join(tmpdir(), 'hubproof-'));
    rememberFolder(dir);
    if (manifest.config !== undefined) {
      const text = `${JSON.stringify(mcpServers(children, childAt, manifest.entries), null, 2)}\n`;
      await writeFile(join(dir, manifest.config.file), text, { mode: 0o600 });
    }
    return new Workplace(manifest, dir);
  }

  /**
   * A command line and the whole environment of a process that runs here.
   * @param child the one that `{child.…}` speaks of.
   */
  prepare(
    command: readonly string[],
    port: number | undefined,
    child: ChildSpec | undefined,
    childAt: ChildAt,
  ) {
    const values = this.#values(port, child, childAt);
    const env = Object.entries(this.#manifest.env).map(([key, value]) => [key, fillText(value, values)]);
    return {
      command: fillCommand(command, values),
      cwd: this.dir,
      env: { ...this.#surroundings(), ...Object.fromEntries(env), ...this.#preload() } as Record<
        string,
        string
      >,
    };
  }

  /** Removes the folder. */
  async remove(): Promise<void> {
    await rm(this.dir, { recursive: true, force: true, maxRetries: 3 });
    forgetFolder(this.dir);
  }

  #values(port: number | undefined, child: ChildSpec | undefined, childAt: ChildAt): Values {
    const { config, here } = this.#manifest;
    const at = child && childAt(child);
    return {
      dir: this.dir,
      here,
      modules: modulesFolder,
      hubproof: ownCommand(),
      config: config && join(this.dir, config.file),
      // A process that serves one client on its standard streams may listen where it likes.
      port: String(port ?? 0),
      'child.name': child?.name,
      'child.url': at !== undefined && 'url' in at ? at.url : undefined,
      'child.shell': at !== undefined && 'command' in at ? asShell([at.command, ...at.args]) : undefined,
    };
  }

  /** What programs expect to find, and no more: our own environment may hold secrets. */
  #surroundings(): Record<string, string> {
    const path = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'];
    const places = ['HOME', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME', 'XDG_STATE_HOME', 'TMPDIR'];
    return { PATH: path.join(delimiter), ...Object.fromEntries(places.map((name) => [name, this.dir])) };
  }

  #preload(): Record<string, string> {
    if (this.#manifest.bind === undefined) return {};
    const file = fileURLToPath(new URL('./bind-loopback.cjs', import.meta.url));
    const own = this.#manifest.env.NODE_OPTIONS;
    return { NODE_OPTIONS: [own, `--require ${JSON.stringify(file)}`].filter(Boolean).join(' ') };
  }
}
