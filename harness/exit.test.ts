import { describe, expect, it } from 'vitest';
import { exitCodeOf } from './exit.ts';
import type { Standing } from './model/verdict.ts';

const of = (...standings: Standing[]) => exitCodeOf(standings.map((standing) => ({ standing })));

describe('exitCodeOf', () => {
  it.each<[string, Standing[], number]>([
    ['nothing selected', [], 2],
    ['all hold', ['holds', 'holds'], 0],
    ['excused cells do not count', ['holds', 'excused'], 0],
    ['a warning does not fail', ['holds', 'warns'], 0],
    ['a failure', ['holds', 'fails'], 1],
    ['something undecided', ['holds', 'undecided'], 3],
    ['a failure outweighs what is undecided', ['undecided', 'fails'], 1],
    ['our own fault outweighs all', ['fails', 'undecided', 'ours'], 4],
  ])('%s', (_, standings, code) => {
    expect(of(...standings)).toBe(code);
  });
});
