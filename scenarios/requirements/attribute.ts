import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation } from './clauses.ts';

/** attribute: the person can tell who asks. */
export const attribute: readonly Requirement[] = [
  {
    id: 'attribute.exact',
    text: 'The message of a question begins with `Server "<name>" asks:`, where the name is the one the operator gave the child.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
  {
    id: 'attribute.named',
    text: 'The message of a question names the child, by the name that the operator gave it, before any of the text that the child wrote.',
    basis: 'derived',
    strength: 'SHOULD',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
  {
    id: 'attribute.visual',
    text: 'Laid out by the Unicode bidirectional algorithm, in a paragraph of any direction, the attribution stays in one piece and in order; left to right, and by the first strong letter, nothing of the child stands before it.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
  {
    id: 'attribute.once',
    text: 'A message has one attribution of the hub, in every round, and also where a child puts one of its own before its text.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
  {
    id: 'attribute.no-imitation',
    text: "No line of a message but the hub's own reads as an attribution, whatever quotes, ends of lines, wide letters or vanishing characters a child spells one with.",
    basis: 'guide',
    strength: 'SHOULD',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
];
