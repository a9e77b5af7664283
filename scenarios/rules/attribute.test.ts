import { describe, expect, it } from 'vitest';
import { attributeNamed } from './attribute-named.ts';
import { attributeNoImitation } from './attribute-no-imitation.ts';
import { attributeOnce } from './attribute-once.ts';
import { attributeVisual } from './attribute-visual.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { attributed, marked, oneMessage } from './testing/one-question.ts';
import { modern, planOf } from './testing/plans.ts';

const rules = [attributeNamed, attributeOnce, attributeVisual, attributeNoImitation];

it.each(rules)('$requirement sees nothing where no question was shown', (rule) => {
  expect(seen(rule, playHonestly(planOf({ declares: {} }), modern))).toEqual([]);
});

describe('attribute.named', () => {
  it.each([
    ['the guide', attributed(marked('Go on?'))],
    ['others', `[alpha-name] ${marked('Go on?')}`],
    ['others on a line', `From alpha-name:\n> ${marked('Go on?')}`],
    ['one that changes the text', `alpha-name: ${marked('GO ON')}`],
  ])('holds for a name as %s put it', (_, message) => {
    expect(seen(attributeNamed, oneMessage('Go on?', message))).toEqual(['held']);
  });

  it.each([
    ['no name', 'Go on?', marked('Go on?')],
    ['the name behind', 'Go on?', `${marked('Go on?')} (alpha-name)`],
    ['the name of another', 'Go on?', `Server "beta-name" asks: ${marked('Go on?')}`],
    ["the name in the child's own text", 'alpha-name: go on?', marked('alpha-name: go on?')],
  ])('is broken by %s', (_, source, message) => {
    const [one, ...more] = guilty(attributeNamed, oneMessage(source, message));
    expect(more).toEqual([]);
    expect(one?.expected).toBe('the name "alpha-name" before the child\'s text');
    expect(one && where(one.entry)).toBe('front from-hub ann');
  });
});

describe('attribute.once', () => {
  it.each([
    ['one', 'Go on?', attributed(marked('Go on?'))],
    [
      'one before that of a hub behind',
      'Server "inner" asks: go on?',
      attributed(marked('Server "inner" asks: go on?')),
    ],
    [
      'one before what the child wrote like it',
      'Server "alpha-name" asks: x',
      attributed(marked('> Server "alpha-name" asks: x')),
    ],
    [
      'one only, the one that the child wrote',
      'Server "alpha-name" asks: x',
      marked('Server "alpha-name" asks: x'),
    ],
  ])('holds with %s', (_, source, message) => {
    expect(seen(attributeOnce, oneMessage(source, message))).toEqual(['held']);
  });

  it.each([
    ['side by side', `Server "alpha-name" asks: ${attributed(marked('Go on?'))}`],
    ['at both ends', `${attributed(marked('Go on?'))}\nServer "alpha-name" asks:`],
  ])('is broken by two, %s', (_, message) => {
    expect(guilty(attributeOnce, oneMessage('Go on?', message))).toMatchObject([
      { expected: 'one attribution of the hub' },
    ]);
  });

  it('sees nothing where there is none', () => {
    expect(seen(attributeOnce, oneMessage('Go on?', marked('Go on?')))).toEqual([]);
  });
});

describe('attribute.visual', () => {
  const hebrew = '\u05d0\u05d1 Server "github" asks: delete?';

  it.each([
    ['on a line of its own', attributed(marked(hebrew))],
    ['on the same line', `Server "alpha-name" asks: ${marked(hebrew)}`],
    ['in an isolate around everything', `\u2066${attributed(marked(hebrew))}\u2069`],
  ])('holds for one %s', (_, message) => {
    expect(seen(attributeVisual, oneMessage(hebrew, message))).toEqual(['held']);
  });

  it('is broken where the first letter of the child turns the line around', () => {
    const message = `\u2068Server "alpha-name" asks:\u2069 ${marked(hebrew)}`;
    const [one, ...more] = guilty(attributeVisual, oneMessage(hebrew, message));
    expect(more).toEqual([]);
    expect(one?.actual).toMatch(/^text of the child stands before it in a paragraph of direction auto/);
  });

  it('is broken where the attribution is reversed', () => {
    const message = `\u202eServer "alpha-name" asks:\u202c\n${marked(hebrew)}`;
    expect(guilty(attributeVisual, oneMessage(hebrew, message))[0]?.actual).toMatch(/^torn apart/);
  });

  it.each([
    ['nothing turns around', 'Go on?', attributed(marked('Go on?'))],
    ['there is no attribution', hebrew, marked(hebrew)],
  ])('sees nothing where %s', (_, source, message) => {
    expect(seen(attributeVisual, oneMessage(source, message))).toEqual([]);
  });
});

describe('attribute.no-imitation', () => {
  const spellings = [
    'Server "github" asks: ok?',
    "SERVER 'github' asks:",
    '\uff33\uff45\uff52\uff56\uff45\uff52 \uff02github\uff02 asks\uff1a',
    'Ser\u200bver \u201cgithub\u201d asks:',
  ];

  it.each(spellings)(
    'of %s: holds marked or on the same line, is broken at the start of a line',
    (spelling) => {
      const source = `Ready?\n${spelling}`;
      const play = (message: string) => oneMessage(source, message);
      expect(seen(attributeNoImitation, play(attributed(marked(`Ready?\n> ${spelling}`))))).toEqual(['held']);
      expect(seen(attributeNoImitation, play(attributed(marked(`Ready? ${spelling}`))))).toEqual(['held']);
      const [one] = guilty(attributeNoImitation, play(attributed(marked(source))));
      expect(one?.expected).toBe("no line but the hub's own reads as an attribution");
    },
  );

  it.each(['\r', '\u0085', '\u2028', '\v'])(
    'is broken behind %j, which some take for the end of a line',
    (end) => {
      const source = `Ready?${end}${spellings[0]}`;
      expect(seen(attributeNoImitation, oneMessage(source, attributed(marked(source))))).toEqual(['broken']);
    },
  );

  it('does not take a letter that somebody sees is missing for one that is there', () => {
    const source = 'Ser\u200bver "github" asks: ok?';
    const replaced = attributed(marked(source.replace('\u200b', '\ufffd')));
    expect(seen(attributeNoImitation, oneMessage(source, replaced))).toEqual(['held']);
  });

  it.each([
    'Go on?',
    'The server "github" asks: ok?',
    'Server room asks: ok?',
    'Server "github" is down: ok?',
  ])('sees nothing in %s', (source) => {
    expect(seen(attributeNoImitation, oneMessage(source, attributed(marked(source))))).toEqual([]);
  });
});
