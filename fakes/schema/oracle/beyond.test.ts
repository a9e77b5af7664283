import { describe, expect, it } from 'vitest';
import { revisions } from '../../../harness/model/revision.ts';
import { validateMessage } from '../index.ts';
import { beyond } from './beyond.ts';
import { isPresent, official } from './official.ts';
import { SecondOpinion } from './second-opinion.ts';

describe.each(revisions)('%s, beyond the published schema', (revision) => {
  const cases = beyond.filter((one) => one.in.includes(revision));
  const named = cases.map((one) => [`${one.from} ${one.kind} ${one.method} (${one.because})`, one] as const);

  it.each(named)('we refuse: %s', (_, { from, message, method }) => {
    expect(validateMessage(revision, from, message, { method })).not.toEqual([]);
  });

  describe.skipIf(!isPresent(revision))('which stands beside the project', () => {
    it('accepts them all, so that each rule of ours is one it lacks', () => {
      const opinion = new SecondOpinion(official(revision));
      const known = cases.filter((one) => !opinion.accepts(one, one.message));
      expect(known.map(({ because }) => because)).toEqual([]);
    });
  });
});
