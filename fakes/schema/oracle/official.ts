import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject } from '../../../harness/model/json.ts';
import type { Revision } from '../../../harness/model/revision.ts';
import { isUri } from '../uri.ts';
import { type Erratum, errata } from './errata.ts';

type Tree = Record<string, unknown>;

/** The published JSON Schema of a revision, read from a folder that stands beside the project. */
export interface Official {
  readonly names: readonly string[];
  /** The definition itself, to look things up in. */
  definition(name: string): Tree;
  /** Whether a value is valid by a definition. */
  accepts(name: string, value: unknown): boolean;
}

const folder = new URL('../../../../shared/schema/', import.meta.url);
const fileOf = (revision: Revision): URL => new URL(`${revision}.schema.json`, folder);

/** Whether the published schema of a revision is at hand. */
export const isPresent = (revision: Revision): boolean => existsSync(fileOf(revision));

function correct(definitions: Tree, { at, from, to }: Erratum): void {
  const path = [...at];
  const last = path.pop() as string | number;
  let node: unknown = definitions;
  for (const step of path) node = (node as Tree)?.[step];
  const before = (node as Tree | undefined)?.[last];
  if (!isObject(node) && !Array.isArray(node)) throw new Error(`erratum at ${at.join('/')} leads nowhere`);
  if (!isDeepStrictEqual(before, from))
    throw new Error(`erratum at ${at.join('/')} no longer applies: ${before}`);
  (node as Tree)[last] = to;
}

/** Loads the published schema of a revision, corrected by the errata. Throws when an erratum no longer applies. */
export function official(revision: Revision): Official {
  const root = JSON.parse(readFileSync(fileOf(revision), 'utf8')) as Tree;
  const place = isObject(root.$defs) ? '$defs' : 'definitions';
  const definitions = root[place] as Record<string, Tree>;
  for (const erratum of errata) if (erratum.in.includes(revision)) correct(definitions, erratum);
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  // Formats are annotations by default; of them only `uri` is judged, and by the same reading as ours.
  for (const [name, format] of Object.entries({ uri: isUri, 'uri-template': true, byte: true } as const)) {
    ajv.addFormat(name, format);
  }
  ajv.addSchema({ [place]: definitions, $id: revision });
  return {
    names: Object.keys(definitions),
    definition: (name) => definitions[name] as Tree,
    accepts(name, value) {
      const validator = ajv.getSchema(`${revision}#/${place}/${name}`);
      if (validator === undefined) throw new Error(`no definition ${name} in ${revision}`);
      return validator(value) === true;
    },
  };
}
