import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation } from './clauses.ts';

/** strip: text cannot lie about its shape. */
export const strip: readonly Requirement[] = [
  {
    id: 'strip.bidi',
    text: 'No bidirectional control character (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069) of a child is left in the message that a person reads.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
];
