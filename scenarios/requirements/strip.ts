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
  {
    id: 'strip.zero-width',
    text: 'No zero-width or otherwise invisible character of a child is left in the message, unless it does its work there: joiners and selectors inside words and emoji may stay.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
  {
    id: 'strip.control',
    text: 'No control character but tab and newline is left in the message, and so no sequence that steers a terminal.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
  {
    id: 'strip.lines',
    text: 'What else ends a line (carriage return, vertical tab, form feed, U+0085, U+2028, U+2029) turns into a newline or a blank: it is never left as it is, and no words are joined.',
    basis: 'guide',
    strength: 'SHOULD',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
  {
    id: 'strip.schema-text',
    text: 'Titles, descriptions and names of choices in a form are free of unsafe characters as the message is.',
    basis: 'guide',
    strength: 'SHOULD',
    clauses: [elicitation('requested-schema')],
    applies: { carried: true },
  },
  {
    id: 'strip.keeps-text',
    text: 'All other text of a message stays: letters of every script, those that run from right to left among them, accents, emoji, newlines and tabs.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('elicitation-requests')],
    applies: { carried: true },
  },
  {
    id: 'strip.not-answers',
    text: 'Answers and the values of choices are no text to be cleaned: they travel as they are, or not at all.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [elicitation('requested-schema'), elicitation('response-actions')],
    applies: { carried: true },
  },
];
