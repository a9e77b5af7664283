import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder that holds our own package.json: the same one from the sources and from a build. */
export const packageRoot: string = (() => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
})();

/** Where `npm run hubs:install` puts hubs of others. */
export const modulesFolder: string = join(packageRoot, '.hubs', 'node_modules');

/**
 * The command line that runs our own command in a new process: from TypeScript with a loader where this Node.js
 * does not strip types by itself, from a build without one.
 */
export function ownCommand(): string[] {
  const entry = new URL('../cli/main', import.meta.url);
  if (!import.meta.url.endsWith('.ts')) return [process.execPath, fileURLToPath(`${entry}.js`)];
  const strips = 'typescript' in process.features && Boolean(process.features.typescript);
  // The hub runs in a folder of its own, where the loader's bare name would not be found.
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return [process.execPath, ...(strips ? [] : ['--import', loader]), fileURLToPath(`${entry}.ts`)];
}
