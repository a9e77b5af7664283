import { describe, expect, it } from 'vitest';
import type { Call, Question } from '../harness/model/plan.ts';
import { planProse } from './plan-prose.ts';

const call: Call = { by: 'ann', to: 'alpha', step: 0, declares: {}, asks: 'always', rounds: [] };
const question: Question = { key: 'q', message: 'Sure?', answer: { action: 'decline' } };

const told = (...calls: Call[]) => planProse({ calls }).map(({ depth, text }) => '  '.repeat(depth) + text);

describe('planProse', () => {
  it('tells of a plain call', () => {
    expect(told(call)).toMatchInlineSnapshot(`
      [
        "ann, declaring nothing, calls a tool of alpha.",
        "  alpha answers at once and asks nothing.",
      ]
    `);
  });

  it('tells of rounds, states, what stands beside a question, and what is tried', () => {
    const rounds = [
      {
        questions: [
          question,
          { ...question, key: '', meta: { progressToken: 1 }, answer: { action: 'cancel' } },
        ],
        beside: [{ key: 's', method: 'sampling/createMessage', params: { maxTokens: 1 } }],
        state: '\u202Es',
        attacks: [
          { edit: { kind: 'flip', at: 0.259, bit: 2 } },
          { by: 'bob', edit: { kind: 'none' } },
          { edit: { kind: 'cut', at: 0.5 } },
          { edit: { kind: 'grow', text: '=' } },
          { edit: { kind: 'empty' } },
        ],
      },
      { questions: [], state: 'only' },
    ] as const;
    const declares = { elicitation: { form: {}, url: {} }, sampling: {} };
    expect(told({ ...call, declares, rounds, endless: true })).toMatchInlineSnapshot(`
      [
        "ann, declaring elicitation (form, url) and sampling, calls a tool of alpha.",
        "  Round 1: alpha asks 2 questions, with a state of its own, "⟨U+202E⟩s".",
        "    It asks "Sure?" under the key "q". ann declines.",
        "    It asks "Sure?" under the key "" with the _meta {"progressToken":1}. ann cancels.",
        "    Beside it: "sampling/createMessage" under the key "s" with {"maxTokens":1}.",
        "    Try 1, before the rightful retry: ann presents the state with bit 2 flipped at 25 % of its length.",
        "    Try 2, before the rightful retry: bob presents the state as it is.",
        "    Try 3, before the rightful retry: ann presents the state cut off at 50 % of its length.",
        "    Try 4, before the rightful retry: ann presents the state with "=" put behind it.",
        "    Try 5, before the rightful retry: ann presents the state emptied.",
        "  Round 2: alpha asks nothing, with a state of its own, "only".",
        "  alpha repeats its last round without end, and ann goes on answering.",
      ]
    `);
  });

  it('tells which calls are made at once, and in which order children answer', () => {
    const rounds = [{ questions: [{ ...question, schema: { type: 'object' } }] }];
    const first: Call = { ...call, asks: 'allowed', rounds, hold: 9 };
    expect(
      told({ ...call, step: 4 }, first, { ...first, by: 'bob', to: 'beta', hold: 3 }),
    ).toMatchInlineSnapshot(`
      [
        "Step 1, 2 calls at once:",
        "  ann, declaring nothing, calls a tool of alpha, which asks only if it was told that it may.",
        "    alpha holds its first answer until all held calls have arrived; it goes out as number 2.",
        "    alpha asks "Sure?" under the key "q" with the schema {"type":"object"}.",
        "      ann declines.",
        "  bob, declaring nothing, calls a tool of beta, which asks only if it was told that it may.",
        "    beta holds its first answer until all held calls have arrived; it goes out as number 1.",
        "    beta asks "Sure?" under the key "q" with the schema {"type":"object"}.",
        "      bob declines.",
        "Step 2:",
        "  ann, declaring nothing, calls a tool of alpha.",
        "    alpha answers at once and asks nothing.",
      ]
    `);
  });

  it('has something to say of a plan without calls', () => {
    expect(told()).toEqual(['Nobody calls.']);
  });

  it('tells of other methods, endings, faults, aims and probes', () => {
    const rounds = [
      {
        questions: [{ ...question, url: 'https://a.example/', answer: { action: 'silent' } }],
        progress: { count: 2 },
        fault: 'crash',
        extra: { content: [] },
        unasked: { x: { action: 'decline' } },
        attacks: [
          { edit: { kind: 'absent' }, to: 'beta', tool: 'echo' },
          { edit: { kind: 'literal', value: null }, method: 'prompts/get', args: { a: 1 }, door: 'other' },
          { edit: { kind: 'earlier', turn: 0 } },
        ],
      },
    ] as const;
    const played: Call = {
      ...call,
      method: 'resources/read',
      args: { n: 1 },
      id: 'x',
      progressToken: 7,
      rounds,
      ending: { error: { code: 1, message: 'no' } },
      leaves: 'cancel',
    };
    const probe = { by: 'bob', to: 'alpha', step: 0, declares: {}, message: { method: 'nope' } } as const;
    const plan = {
      calls: [played],
      probes: [
        { ...probe, headers: { origin: 'https://evil.example' } },
        { ...probe, bare: true },
      ],
      misanswers: [{ method: 'tools/list', result: {} }],
    };
    expect(planProse(plan).map(({ depth, text }) => '  '.repeat(depth) + text)).toMatchInlineSnapshot(`
      [
        "ann, declaring nothing, reads a resource of alpha.",
        "  The arguments are {"n":1}.",
        "  The id of the first request is "x".",
        "  The progress token is 7.",
        "  alpha asks "Sure?" under the key "q" with the url "https://a.example/".",
        "    Before its answer it tells of progress 2 times, under the request's token.",
        "    Then it dies.",
        "    The result also has {"content":[]}.",
        "    ann also answers what was not asked: {"x":{"action":"decline"}}.",
        "    Try 1, before the rightful retry: ann presents the answers without a state at beta for the tool that only echoes.",
        "    Try 2, before the rightful retry: ann presents null in the place of the state with prompts/get with the arguments {"a":1} through the hub's other door.",
        "    Try 3, before the rightful retry: ann presents the state of turn 1.",
        "    ann gives no answer to it.",
        "  alpha ends with {"error":{"code":1,"message":"no"}}.",
        "  ann takes the request back once the child has it.",
        "bob sends {"method":"nope"} through the door of alpha, declaring nothing, with the header fields {"origin":"https://evil.example"}.",
        "bob sends {"method":"nope"} through the door of alpha, as it is.",
        "Children answer "tools/list" with {}.",
      ]
    `);
  });
});
