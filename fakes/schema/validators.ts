import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Revision } from '../../harness/model/revision.ts';
import { definitionsOf } from './definitions.ts';
import type { SchemaProblem } from './problem.ts';
import { isUri } from './uri.ts';
import { inPlainWords } from './wording.ts';

/** Validators of one revision. Each definition is compiled when it is first asked for. */
function load(revision: Revision): (name: string) => ValidateFunction {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  ajv.addKeyword('expected');
  ajv.addFormat('uri', isUri);
  ajv.addSchema({ $id: revision, $defs: definitionsOf(revision) });
  const compiled = new Map<string, ValidateFunction>();
  return (name) => {
    let validator = compiled.get(name);
    if (validator === undefined) {
      validator = ajv.getSchema(`${revision}#/$defs/${name}`);
      if (validator === undefined) throw new Error(`revision ${revision} has no definition ${name}`);
      compiled.set(name, validator);
    }
    return validator;
  };
}

const loaded = new Map<Revision, (name: string) => ValidateFunction>();

/**
 * Problems of a value judged by a definition of a revision.
 * `at` is where the value stands in its message, as a JSON pointer.
 * Throws when the revision has no definition of that name, which is a mistake of the caller.
 */
export function problemsOf(revision: Revision, name: string, value: unknown, at: string): SchemaProblem[] {
  let validators = loaded.get(revision);
  if (validators === undefined) {
    validators = load(revision);
    loaded.set(revision, validators);
  }
  const validator = validators(name);
  return validator(value) ? [] : inPlainWords(validator.errors ?? [], at);
}
