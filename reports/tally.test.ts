import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingOf, verdicts } from '../harness/model/verdict.ts';
import { arithmetic, tallyOf } from './tally.ts';

const someCells = fc.array(
  fc
    .record({
      verdict: fc.constantFrom(...verdicts),
      strength: fc.constantFrom('MUST', 'SHOULD'),
      strict: fc.boolean(),
    })
    .map(({ verdict, strength, strict }) => ({ verdict, standing: standingOf(verdict, strength, strict) })),
);

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((a, b) => a + b, 0);

describe('arithmetic', () => {
  it('adds up, whatever the cells', () => {
    fc.assert(
      fc.property(someCells, (cells) => {
        const [total = '', terms = ''] = arithmetic(cells).replace(/ \(.*/, '').split(': ');
        const numbers = terms.split(' + ').map((term) => Number.parseInt(term, 10));
        expect(Number.parseInt(total, 10)).toBe(cells.length);
        expect(numbers.reduce((a, b) => a + b, 0)).toBe(cells.length);
      }),
    );
  });

  it('says how many failures only warn', () => {
    const warns = { verdict: 'fail', standing: 'warns' } as const;
    expect(arithmetic([{ verdict: 'pass', standing: 'holds' }, warns])).toBe(
      '2 cells: 1 pass + 1 fail (1 of the failures only warns)',
    );
  });
});

describe('tallyOf', () => {
  it('counts each cell once by verdict and once by standing', () => {
    fc.assert(
      fc.property(someCells, (cells) => {
        const { verdict, standing } = tallyOf(cells);
        expect(sum(verdict)).toBe(cells.length);
        expect(sum(standing)).toBe(cells.length);
        for (const name of verdicts) {
          expect(verdict[name]).toBe(cells.filter((cell) => cell.verdict === name).length);
        }
      }),
    );
  });
});
