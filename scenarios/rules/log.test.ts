import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { questionMarker } from '../../harness/model/marker.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { logNoAnswer } from './log-no-answer.ts';
import { logNoQuestion } from './log-no-question.ts';
import { logNotForged } from './log-not-forged.ts';
import { logOnce } from './log-once.ts';
import { onlyDropLogged } from './only-drop-logged.ts';
import { playHonestly as play } from './testing/honest-hub.ts';
import { guilty, seen } from './testing/look.ts';
import { modern, pairOf, planOf, question, roundsOf } from './testing/plans.ts';
import { nonce } from './testing/trace-builder.ts';

const saying = (trace: Trace, ...log: string[]): Trace => ({ ...trace, log, logBefore: [] });

/** Plays a plan with a hub whose log is not known. */
function playHonestly(...of: Parameters<typeof play>): Trace {
  const { log: _log, logBefore: _before, ...trace } = play(...of);
  return trace;
}

describe('log.no-question', () => {
  const schema = { type: 'object', properties: { note: { type: 'string', title: 'canary1title' } } };
  const plan = roundsOf({ questions: [question('canary2message', { schema })] });
  const trace = playHonestly(plan, modern);

  it('holds where the log speaks of other things, or of nothing', () => {
    expect(seen(logNoQuestion, saying(trace))).toEqual(['held']);
    expect(seen(logNoQuestion, saying(trace, 'hub: a question of alpha-name travelled'))).toEqual(['held']);
  });

  it('holds where the log has an answer: that is another matter', () => {
    const answered = roundsOf({
      questions: [question('x', { answer: { action: 'accept', content: { note: 'canary3answer' } } })],
    });
    expect(seen(logNoQuestion, saying(playHonestly(answered, modern), 'canary3answer'))).toEqual(['held']);
  });

  it.each([
    ['its message', 'asks: canary2message'],
    ['text of its schema, encoded', Buffer.from('{"title":"canary1title"}').toString('base64')],
    ['the marker behind its message', questionMarker(nonce, 0, 0, 0)],
  ])('is broken where it has %s', (_, line) => {
    expect(guilty(logNoQuestion, saying(trace, 'up', line))).toMatchObject([
      { expected: 'nothing of a question is in the log' },
    ]);
  });

  it('is broken also where the question was refused', () => {
    const refused = playHonestly(plan, modern, { carries: false });
    expect(seen(logNoQuestion, saying(refused, 'refused: canary2message'))).toEqual(['broken']);
  });

  it('sees nothing where the log is not known, or nothing was asked', () => {
    expect(seen(logNoQuestion, trace)).toEqual([]);
    expect(
      seen(logNoQuestion, saying(playHonestly(planOf({ rounds: [] }), modern), 'canary2message')),
    ).toEqual([]);
  });
});

describe('log.no-answer', () => {
  const plan = roundsOf({
    state: 'canary1state',
    questions: [question('x', { answer: { action: 'accept', content: { note: 'canary2answer' } } })],
  });
  const trace = playHonestly(plan, modern);

  it('holds where the log has neither', () => {
    expect(seen(logNoAnswer, saying(trace, 'hub: canary3other'))).toEqual(['held']);
  });

  it.each(['canary2answer', 'state=canary1state'])('is broken where it has %s', (line) => {
    expect(seen(logNoAnswer, saying(trace, line))).toEqual(['broken']);
  });

  it("is broken where it has the beginning of the hub's own state", () => {
    const state = 'A'.repeat(10) + 'b'.repeat(40);
    const entries = trace.entries.map((entry) =>
      JSON.stringify(entry.body ?? null).includes('sealed0of0')
        ? { ...entry, body: JSON.parse(JSON.stringify(entry.body).replaceAll('sealed0of0', state)) }
        : entry,
    );
    expect(seen(logNoAnswer, { ...trace, entries, log: [`opened ${state.slice(0, 30)}`] })).toEqual([
      'broken',
    ]);
    expect(seen(logNoAnswer, { ...trace, entries, log: [`opened ${state.slice(0, 8)}`] })).toEqual(['held']);
  });

  it('sees nothing where nobody answered', () => {
    expect(
      seen(logNoAnswer, saying(playHonestly(plan, modern, { carries: false }), 'canary2answer')),
    ).toEqual([]);
    expect(seen(logNoAnswer, trace)).toEqual([]);
  });
});

describe('log.once', () => {
  const undeclared = planOf(
    { declares: {} },
    { declares: {}, step: 1 },
    { declares: {}, by: 'bob', step: 2 },
  );
  const trace = playHonestly(undeclared, modern);
  const of = (who: string, server = 'alpha-name') =>
    `hub: [${server}] elicitation not forwarded for client "${who}": it declared none`;

  it('holds where it is said once for each client, now or before', () => {
    expect(seen(logOnce, saying(trace, of('ann'), of('bob')))).toEqual(['held']);
    expect(seen(logOnce, { ...trace, log: [of('bob')], logBefore: [of('ann')] })).toEqual(['held']);
    expect(seen(logOnce, { ...trace, log: [], logBefore: [of('ann'), of('bob')] })).toEqual(['held']);
  });

  it('is broken where it is said for each call', () => {
    expect(guilty(logOnce, saying(trace, of('ann'), of('ann'), of('bob')))).toMatchObject([
      { actual: expect.stringContaining('it is said 3 times') },
    ]);
  });

  it('is broken where it is not said for a second client', () => {
    expect(guilty(logOnce, saying(trace, of('ann')))).toMatchObject([{ actual: 'it says so in 1 lines' }]);
    expect(seen(logOnce, saying(trace, of('ann'), of('bob', 'beta-name')))).toEqual(['broken']);
  });

  it('takes clients for one where the hub cannot tell them apart', () => {
    const pair = pairOf('11..11/http..http');
    const one = playHonestly(undeclared, pair, {}, { tellsClientsApart: false });
    expect(seen(logOnce, saying(one, of('anonymous')))).toEqual(['held']);
  });

  it('says nothing of what was said before where that is not known', () => {
    expect(seen(logOnce, { ...trace, log: [] })).toEqual([]);
  });

  it('sees nothing where somebody can be asked, or the log is not known', () => {
    expect(seen(logOnce, saying(playHonestly(planOf({}), modern)))).toEqual([]);
    expect(seen(logOnce, saying(playHonestly(planOf({ declares: {} }, {}), modern)))).toEqual([]);
    expect(seen(logOnce, trace)).toEqual([]);
  });
});

describe('log.not-forged', () => {
  const method = 'sampling/createMessage\nforged line: fine';
  const plan = roundsOf({ beside: [{ key: 'b', method, params: {} }] });
  const trace = playHonestly(plan, modern);

  it.each([
    ['it is on one line', 'hub: dropped sampling/createMessage forged line: fine'],
    ['it is escaped', `hub: dropped ${JSON.stringify(method)}`],
    ['the log says nothing of it', 'hub: dropped something'],
  ])('holds where %s', (_, line) => {
    expect(seen(logNotForged, saying(trace, line))).toEqual(['held']);
  });

  it.each([
    ['a line end', ['hub: dropped sampling/createMessage', 'forged line: fine']],
    ['a carriage return', ['hub: dropped sampling/createMessage\rforged line: fine']],
  ])('is broken where the name brings %s along', (_, log) => {
    expect(guilty(logNotForged, saying(trace, ...log))).toMatchObject([
      { actual: 'there is a line "forged line: fine"' },
    ]);
  });

  it('looks at the names of clients too', () => {
    const named = { ...planOf({ declares: {} }), introduces: { ann: 'ann\nforged line: fine' } };
    const of = playHonestly(named, modern);
    const entries = of.entries.map((entry) => ({
      ...entry,
      body: JSON.parse(
        JSON.stringify(entry.body).replaceAll('"sample"', JSON.stringify(`${named.introduces.ann} 1`)),
      ),
    }));
    expect(seen(logNotForged, { ...saying(of, 'forged line: fine" is new'), entries })).toEqual(['broken']);
  });

  it('sees nothing where no name has a line end, or nothing is served any more', () => {
    const plain = roundsOf({ beside: [{ key: 'b', method: 'sampling/createMessage', params: {} }] });
    expect(seen(logNotForged, saying(playHonestly(plain, modern), 'forged line: fine'))).toEqual([]);
    expect(seen(logNotForged, { ...saying(trace, 'x'), entries: trace.entries.slice(0, -2) })).toEqual([]);
  });
});

describe('only.drop-logged', () => {
  const plan = roundsOf({ beside: [{ key: 'b', method: 'sampling/createMessage', params: {} }] });
  const trace = playHonestly(plan, modern);

  it('holds where one line names child, tool and method', () => {
    const line = 'hub: {"server":"alpha-name","tool":"ask1","dropped":"sampling/createMessage"}';
    expect(seen(onlyDropLogged, saying(trace, 'x', line))).toEqual(['held']);
  });

  it.each([
    ['nothing is said', []],
    ['the tool is not named', ['hub: alpha-name: dropped sampling/createMessage']],
    ['the method is not named', ['hub: alpha-name: ask1: dropped a request']],
    ['another child is named', ['hub: beta-name: ask1: dropped sampling/createMessage']],
  ])('is broken where %s', (_, log) => {
    expect(seen(onlyDropLogged, saying(trace, ...log))).toEqual(['broken']);
  });

  it.each([
    ['nothing but questions was put there', roundsOf({})],
    ['the method is no plain word', roundsOf({ beside: [{ key: 'b', method: 'roots/list ', params: {} }] })],
  ])('sees nothing where %s', (_, other) => {
    expect(seen(onlyDropLogged, saying(playHonestly(other, modern)))).toEqual([]);
  });

  it('sees nothing where the child pushes, or the log is not known', () => {
    expect(seen(onlyDropLogged, saying(playHonestly(plan, pairOf('11..11/http..http'))))).toEqual([]);
    expect(seen(onlyDropLogged, trace)).toEqual([]);
  });
});
