import type { ErrorObject } from 'ajv/dist/2020.js';
import { type SchemaProblem, shown } from './problem.ts';

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const parameter = (error: ErrorObject, name: string): unknown =>
  (error.params as Record<string, unknown>)[name];

function expectation(error: ErrorObject): string {
  const asked = error.schema;
  switch (error.keyword) {
    case 'type':
      return `a value of type ${[asked].flat().join(' or ')}`;
    case 'const':
      return shown(asked);
    case 'enum':
      return `one of ${(asked as string[]).join(', ')}`;
    case 'format':
      return `a ${String(asked).toUpperCase()}`;
    default:
      return `what \`${error.keyword}: ${shown(asked)}\` allows`;
  }
}

function worded(error: ErrorObject, at: string): SchemaProblem {
  const path = at + error.instancePath;
  const expected = error.parentSchema?.expected;
  switch (error.keyword) {
    case 'required':
      return {
        path: `${path}/${escaped(String(parameter(error, 'missingProperty')))}`,
        problem: 'is missing, but required here',
      };
    case 'discriminator': {
      const tag = String(parameter(error, 'tag'));
      const value = shown(parameter(error, 'tagValue'));
      return { path: `${path}/${escaped(tag)}`, problem: `is ${value}, expected one of ${String(expected)}` };
    }
    case 'anyOf':
      return { path, problem: `is ${shown(error.data)}, expected ${String(expected)}` };
    default:
      return { path, problem: `is ${shown(error.data)}, expected ${expectation(error)}` };
  }
}

const within = (error: ErrorObject, parent: ErrorObject): boolean =>
  error.instancePath === parent.instancePath || error.instancePath.startsWith(`${parent.instancePath}/`);

/**
 * Turns the validator's errors into problems. Of a choice that failed, only the choice itself is told: the
 * reasons of its branches (which come right before it) would each blame the sender for not being something else.
 */
export function inPlainWords(errors: readonly ErrorObject[], at: string): SchemaProblem[] {
  const told: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    // A missing tag is told already: what is told apart by a tag also requires it.
    if (error.keyword === 'discriminator' && parameter(error, 'tagValue') === undefined) continue;
    if (error.keyword === 'anyOf') {
      while (told.length > 0 && within(told.at(-1) as ErrorObject, error)) told.pop();
    }
    told.push(error);
  }
  return told.map((error) => worded(error, at));
}
