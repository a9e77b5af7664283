import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { stripControl } from './strip-control.ts';
import { stripKeepsText } from './strip-keeps-text.ts';
import { stripLines } from './strip-lines.ts';
import { stripNotAnswers } from './strip-not-answers.ts';
import { stripSchemaText } from './strip-schema-text.ts';
import { stripZeroWidth } from './strip-zero-width.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { attributed, marked, oneMessage, oneQuestion } from './testing/one-question.ts';
import { modern, question, roundsOf } from './testing/plans.ts';

const shownAs = (rule: Rule, source: string, text: string) =>
  seen(rule, oneMessage(source, attributed(marked(text))));

describe.each([
  [stripZeroWidth, 'a\u200bb', 'ab', 'a\u00adb', 'x \u{1f468}\u200d\u{1f469}\u202e\u0007'],
  [stripControl, 'a\u001b[31mb\r', 'a[31mb\n', 'a\u009bb', 'a\tb\nc\u200b\u202e\u2028'],
  [stripLines, 'a\u2028b\r\nc', 'a\nb c', 'a\rb\u0085c', 'a\nb\tc\u200b\u0007'],
])('$requirement', (rule, source, clean, dirty, without) => {
  it('holds where they are gone, and is broken where one is left', () => {
    expect(shownAs(rule, source, clean)).toEqual(['held']);
    const trace = oneMessage(dirty, attributed(marked(dirty)));
    const [one, ...more] = guilty(rule, trace);
    expect(more).toEqual([]);
    expect(one?.actual).toMatch(/^U\+[0-9A-F]{4}/);
    expect(one && where(one.entry)).toBe('front from-hub ann');
  });

  it('sees nothing in text that has none, whatever it is shown as, and nothing where it was refused', () => {
    expect(shownAs(rule, without, source)).toEqual([]);
    const refused = roundsOf({ questions: [question(source)] });
    expect(seen(rule, playHonestly(refused, modern, { carries: false }))).toEqual([]);
  });
});

describe('strip.zero-width', () => {
  it('accepts joiners kept where they do their work, and breaks where they do none', () => {
    const family = '\u{1f468}\u200d\u{1f469} a\u200bb';
    expect(shownAs(stripZeroWidth, family, family.replace('\u200b', ''))).toEqual(['held']);
    expect(shownAs(stripZeroWidth, 'gi\u200dthub', 'gi\u200dthub')).toEqual(['broken']);
  });
});

describe('strip.lines', () => {
  it.each([
    ['a\vb', 'a b', 'held'],
    ['a\vb', 'ab', 'broken'],
    ['a\r\nb', 'ab', 'held'],
    ['\fa', 'a', 'held'],
    ['a\u2029 b', 'ab', 'held'],
  ])('%j as %j: %s (blanks are a matter of strip.keeps-text)', (source, text, saw) => {
    expect(shownAs(stripLines, source, text)).toEqual([saw]);
  });

  it('cannot tell joined words where the text is another', () => {
    expect(shownAs(stripLines, 'a\vb', 'b')).toEqual(['held']);
  });
});

describe('strip.schema-text', () => {
  const schema = (text: string): JsonObject => ({
    type: 'object',
    properties: {
      title: { type: 'string', title: `T${text}` },
      a: { type: 'string', description: `D${text}`, enum: ['x'], enumNames: [`N${text}`] },
      b: { type: 'array', items: { anyOf: [{ const: 'x', title: `C${text}` }] } },
    },
  });
  const play = (asked: JsonObject, shown: JsonObject) =>
    oneQuestion({ requestedSchema: asked }, { requestedSchema: shown });

  it.each(['\u202e', '\u200b', '\u0007', '\u2028'])('holds without %j, and is broken with it', (one) => {
    expect(seen(stripSchemaText, play(schema(one), schema('')))).toEqual(['held']);
    expect(guilty(stripSchemaText, play(schema(one), schema(one)))).toMatchObject([
      { expected: 'texts of the schema without unsafe characters' },
    ]);
  });

  it.each(['title', 'description', 'oneOf', 'enumNames'])('sees one that is left in %s', (name) => {
    const text = 'a\u200bb';
    const property: Record<string, JsonObject> = {
      title: { type: 'string', title: text },
      description: { type: 'string', description: text },
      oneOf: { type: 'string', oneOf: [{ const: 'x', title: text }] },
      enumNames: { type: 'string', enum: ['x'], enumNames: [text] },
    };
    const form = { type: 'object', properties: { a: property[name] ?? {} } };
    expect(seen(stripSchemaText, play(form, form))).toEqual(['broken']);
  });

  it('is not about names, values and defaults', () => {
    const text = 'a\u200bb';
    const form = { type: 'object', properties: { [text]: { type: 'string', enum: [text], default: text } } };
    expect(seen(stripSchemaText, play(form, form))).toEqual([]);
  });
});

describe('strip.keeps-text', () => {
  it('holds for any message that is all there, and is broken where a letter is missing', () => {
    expect(shownAs(stripKeepsText, 'Gr\u00f6\u00dfe?', 'Gr\u00f6\u00dfe?')).toEqual(['held']);
    const [one] = guilty(stripKeepsText, oneMessage('a \u05d0 b', attributed(marked('a b'))));
    expect(one?.expected).toContain('\u05d0');
    expect(one && where(one.entry)).toBe('front from-hub ann');
  });

  it('sees nothing where no question was shown', () => {
    const refused = roundsOf({ questions: [question('x')] });
    expect(seen(stripKeepsText, playHonestly(refused, modern, { carries: false }))).toEqual([]);
  });
});

describe('strip.not-answers', () => {
  const plain = { requestedSchema: { type: 'object', properties: {} } };
  const accept = (name: string) => ({ action: 'accept', content: { name } });
  const answered = (given: string, got: string) =>
    oneQuestion(plain, plain, { given: accept(given), got: accept(got) });

  it('holds where an answer arrives as it was, and is broken where it was cleaned', () => {
    expect(seen(stripNotAnswers, answered('a\u202eb', 'a\u202eb'))).toEqual(['held']);
    expect(guilty(stripNotAnswers, answered('a\u202eb', 'ab'))).toMatchObject([
      { expected: 'the answer {"name":"a\u202eb"}', actual: 'it is {"name":"ab"}' },
    ]);
  });

  it('leaves any other difference to carry.answer, and answers that have none of these characters', () => {
    expect(seen(stripNotAnswers, answered('a\u202eb', 'c'))).toEqual([]);
    expect(seen(stripNotAnswers, answered(' a ', 'a'))).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['a\u200bb', 'a\u200bb', ['held']],
    ['a\u200bb', 'ab', ['broken']],
    ['ab', 'a', []],
  ])('a choice of the value %j that is shown as %j', (sent, came, saw) => {
    const form = (value: string) => ({
      requestedSchema: { type: 'object', properties: { a: { type: 'string', enum: [value] } } },
    });
    expect(seen(stripNotAnswers, oneQuestion(form(sent), form(came)))).toEqual(saw);
  });
});
