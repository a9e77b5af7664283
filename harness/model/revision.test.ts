import { describe, expect, it } from 'vitest';
import { eraOf, parseRevision, revisions, shortNames } from './revision.ts';

describe('parseRevision', () => {
  it.each(revisions.map((revision) => [revision, shortNames[revision]] as const))(
    'knows %s and %s',
    (full, short) => {
      expect(parseRevision(full)).toBe(full);
      expect(parseRevision(short)).toBe(full);
    },
  );

  it.each(['', '25', '2025-03-26', ' 28', 'toString'])('does not know %j', (text) => {
    expect(parseRevision(text)).toBeUndefined();
  });
});

describe('eraOf', () => {
  it('is modern for the last one only', () => {
    expect(revisions.map(eraOf)).toEqual(['legacy', 'legacy', 'modern']);
  });
});
