import { describe, expect, it } from 'vitest';
import { fillCommand, fillText, placeholdersIn } from './placeholders.ts';

describe('placeholders', () => {
  it('are names in braces, and braces around anything else are text', () => {
    expect(placeholdersIn('{port}/{child.url} {"a":1} {Port} {} {a.b.c}')).toEqual(['port', 'child.url']);
  });

  it('are filled in within a text', () => {
    expect(fillText('--port={port}:{port}', { port: '81' })).toBe('--port=81:81');
  });

  it('put values in as they are', () => {
    expect(fillText('{a}', { a: '$& {b}', b: 'no' })).toBe('$& {b}');
  });

  it('become several arguments where they stand for a list', () => {
    expect(fillCommand(['{hubproof}', 'hub', '{port}'], { hubproof: ['node', 'x'], port: '1' })).toEqual([
      'node',
      'x',
      'hub',
      '1',
    ]);
  });

  it('without a value are an error that names them', () => {
    expect(() => fillCommand(['{port}'], {})).toThrow('{port} has no value here');
    expect(() => fillText('a {hubproof}', { hubproof: ['node'] })).toThrow('{hubproof} is a list');
  });
});
