import { clauseUrl, type Requirement, type Strength } from '../harness/model/requirement.ts';
import { glyphs, marks } from './glyphs.ts';
import { wrap } from './width.ts';

/** What else is known of a requirement. */
export interface Surroundings {
  /** Scenarios that bring about its premise. */
  readonly scenarios: readonly { readonly id: string; readonly title: string }[];
  /** Mutants of the reference hub that break it. */
  readonly mutants: readonly { readonly id: string; readonly what: string }[];
  /** Why no mutant breaks it, where none can. */
  readonly unproven?: string | undefined;
}

const bases = {
  spec: 'a clause of the specification binds the hub',
  derived: 'follows from clauses of the specification for whoever is client and server at once',
  guide: 'the elicitation guide asks for it',
} as const satisfies Record<Requirement['basis'], string>;

const screen = 100;

/** All there is to know of one requirement. Ends in a line feed. */
export function explainRequirement(requirement: Requirement, extra: Surroundings): string {
  const { id, text, basis, clauses } = requirement;
  const { scenarios, mutants, unproven } = extra;
  return `${[
    ...wrap(`${id}: ${text}`, screen),
    '',
    ...fact('strength', strengths(requirement)),
    ...fact('basis', `${basis}: ${bases[basis]}`),
    ...fact('applies to', applies(requirement)),
    ...(clauses.length === 0 ? [] : ['', 'Clauses', ...clauses.map((clause) => `  ${clauseUrl(clause)}`)]),
    '',
    'Scenarios that reach it',
    ...list(
      scenarios.map((one) => `${one.id}: ${one.title}`),
      'none yet, so its cells stay unreached',
    ),
    '',
    'Mutants of the reference hub that break it',
    ...list(
      mutants.map((one) => `${one.id}: ${one.what}`),
      unproven === undefined ? 'none yet' : `none: ${unproven}`,
    ),
  ].join('\n')}\n`;
}

/** What each glyph of the matrix means. Ends in a line feed. */
export function explainGlyphs(): string {
  const lines = marks.map((mark) => `${glyphs[mark].glyph} ${mark.padEnd(12)} ${glyphs[mark].meaning}`);
  return `${[...lines, `  ${'(blank)'.padEnd(12)} not run`].join('\n')}\n`;
}

function fact(name: string, text: string): string[] {
  return wrap(text, screen, name.padEnd(12));
}

function list(items: readonly string[], none: string): string[] {
  return (items.length === 0 ? [none] : items).flatMap((item) => wrap(item, screen, '  '));
}

function strengths({ strength, basis, atSpec }: Requirement): string {
  const means: Record<Strength, string> = { MUST: 'decides', SHOULD: 'warns; decides under --strict' };
  const atGuide = `${strength} (${means[strength]})`;
  if (basis === 'guide' && atSpec === undefined)
    return `${atGuide} at the guide profile; not asked for at spec`;
  return atSpec === undefined || atSpec === strength
    ? `${atGuide} at both profiles`
    : `${atGuide} at the guide profile, ${atSpec} (${means[atSpec]}) at spec`;
}

function applies({ applies: { client, child, clientVia, carried } }: Requirement): string {
  const conditions = [
    ...(client === undefined ? [] : [`the client is ${client}`]),
    ...(clientVia === undefined ? [] : [`the client comes over ${clientVia}`]),
    ...(child === undefined ? [] : [`the child is ${child}`]),
    ...(carried ? ['the hub carries questions between the two'] : []),
  ];
  return conditions.length === 0 ? 'every pair' : `pairs where ${conditions.join(', and ')}`;
}
