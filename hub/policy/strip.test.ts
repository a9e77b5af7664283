import fc from 'fast-check';
import { expect, it } from 'vitest';
import { strip } from './strip.ts';
import { stripSchema } from './strip-schema.ts';

const unsafe =
  /[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\uFFF9-\uFFFB]|(?![\t\n])\p{Cc}/u;

it('leaves none of the 6356 unsafe code points, and every other as it is', () => {
  const points = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));
  const taken = points.filter((point) => strip(point) !== point);
  expect(taken).toHaveLength(6356);
  expect(new Set(taken.map(strip))).toEqual(new Set(['', '\n']));
});

it('has nothing left to do on its own output, whatever stands side by side', () => {
  const part = fc.constantFrom(
    '\udb40',
    '\udc41',
    '\u200b',
    '\u061c',
    '\u001b',
    '[2K',
    '\r',
    '\n',
    'a',
    '\u05d0',
    '\u2028',
  );
  const text = fc.array(fc.oneof(part, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (raw) => {
      const once = strip(raw);
      expect(strip(once)).toBe(once);
      expect(once).not.toMatch(unsafe);
    }),
  );
});

it('turns what ends a line into a newline, so that no words are joined', () => {
  expect(strip('a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\ti')).toBe('a\nb\nc\nd\ne\nf\ng\nh\ti');
});

it('keeps letters of every script, accents and emoji', () => {
  const text =
    'Löschen? \u05d0\u05d1 \u0645\u0631\u062d\u0628\u0627 \u0928\u093e\u092e 12 \ud83d\ude00 \u06dd';
  expect(strip(text)).toBe(text);
});

it('cleans the text of a schema and leaves what travels back', () => {
  const dirty = 'x\u202e';
  const schema = {
    type: 'object',
    title: dirty,
    required: [dirty],
    properties: {
      title: { type: 'string', title: dirty, description: dirty, default: dirty },
      [dirty]: { type: 'string', enum: [dirty], enumNames: [dirty] },
      one: { type: 'string', oneOf: [{ const: dirty, title: dirty }] },
      many: { type: 'array', items: { anyOf: [{ const: dirty, title: dirty }] } },
    },
  };
  expect(stripSchema(schema)).toEqual({
    type: 'object',
    title: 'x',
    required: [dirty],
    properties: {
      title: { type: 'string', title: 'x', description: 'x', default: dirty },
      [dirty]: { type: 'string', enum: [dirty], enumNames: ['x'] },
      one: { type: 'string', oneOf: [{ const: dirty, title: 'x' }] },
      many: { type: 'array', items: { anyOf: [{ const: dirty, title: 'x' }] } },
    },
  });
});
