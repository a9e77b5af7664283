import type { Entry } from '../../harness/model/entry.ts';
import type { Pair } from '../../harness/model/pair.ts';
import type { Plan } from '../../harness/model/plan.ts';
import { failure, request, result, transcript } from './transcript.ts';

/** A question of one round, with an altered state tried before the rightful retry. */
export const plan: Plan = {
  calls: [
    {
      by: 'ann',
      to: 'alpha',
      step: 0,
      declares: { elicitation: { form: {} } },
      asks: 'allowed',
      rounds: [
        {
          questions: [
            {
              key: 'sure',
              message: 'Delete \u202Eeverything?',
              answer: { action: 'accept', content: { note: 'yes' } },
            },
          ],
          state: 's1',
          attacks: [{ edit: { kind: 'flip', at: 0.5, bit: 3 } }],
        },
      ],
    },
  ],
};

/** Position of the guilty entry in `conversation`: the answer that the altered state should not have had. */
export const guilty = 7;

/** The plan as a hub played it that lets an altered state through. */
export function conversation(pair: Pair): Entry[] {
  const asked = { resultType: 'input_required', inputRequests: { sure: {} }, requestState: 's1' };
  const retry = { requestState: 's2', inputResponses: {} };
  return transcript(pair, [
    { ...request('back', 0, 'server/discover'), earlier: true },
    { ...request('front', 1, 'tools/call'), part: { call: 0, turn: 0 } },
    { ...request('back', 1, 'tools/call'), part: { call: 0, turn: 0 } },
    { ...result('back', 1, asked), part: { call: 0, turn: 0 }, answers: 2, status: 200 },
    { ...result('front', 1, asked), part: { call: 0, turn: 0 }, answers: 1, status: 200 },
    { ...request('front', 2, 'tools/call', retry), part: { call: 0, turn: 1, attack: 0 } },
    { ...failure('back', 'a-long-id-of-a-child', -32602), status: 400 },
    {
      ...result('front', 2, { content: [] }),
      part: { call: 0, turn: 1, attack: 0 },
      answers: 5,
      status: 200,
    },
    { side: 'front', direction: 'from-hub', kind: 'status', status: 202 },
    { ...request('front', 3, 'tools/call'), part: { call: -1, turn: 0 } },
  ]);
}
