import { describe, expect, it } from 'vitest';
import { selectRequirements } from './select-requirements.ts';

const ids = ['carry.answer', 'carry.question', 'seal.client', 'seal.forged'];
const selected = (patterns: string) => ids.filter(selectRequirements(patterns, ids));

describe('selectRequirements', () => {
  it.each([
    ['carry.answer', ['carry.answer']],
    ['seal.*', ['seal.client', 'seal.forged']],
    ['*', ids],
    ['*.answer, seal.client', ['carry.answer', 'seal.client']],
  ])('reads %s', (patterns, expected) => {
    expect(selected(patterns)).toEqual(expected);
  });

  it.each(['carry', 'carryXanswer', 'seal.?', '(', '', 'carry.answer,'])(
    'refuses %j, which no id fits',
    (patterns) => {
      expect(() => selected(patterns)).toThrow(/no requirement fits/);
    },
  );
});
