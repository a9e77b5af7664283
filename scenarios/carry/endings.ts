import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Ending, Plan, Question } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { anyText, plainQuestion } from '../plans/questions.ts';

/** A member that no revision defines. */
const unknown: JsonObject = { 'x-tally': { kept: [1.5, null, ''] } };

const blocks: fc.Arbitrary<JsonObject> = fc.oneof(
  anyText.map((text): JsonObject => ({ type: 'text', text })),
  fc.constantFrom<JsonObject>(
    { type: 'text', text: '{marker}', annotations: { audience: ['user'], priority: 0.5 } },
    { type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' },
    { type: 'audio', data: 'UklGRg==', mimeType: 'audio/wav' },
    { type: 'resource_link', uri: 'fake://linked/1', name: 'linked', title: 'A link', size: 3 },
    { type: 'resource', resource: { uri: 'fake://inside/1', mimeType: 'text/plain', text: 'inside' } },
    { type: 'resource', resource: { uri: 'fake://inside/2', blob: 'AAECAw==' } },
  ),
);

const result: fc.Arbitrary<Ending> = fc
  .record({
    content: fc.array(fc.tuple(blocks, fc.boolean()), { maxLength: 4 }),
    structuredContent: fc.option(
      fc.constantFrom<JsonObject>(
        {},
        { done: true, sum: -0.25, big: 9007199254740991 },
        { list: [[], {}, null] },
      ),
      { nil: undefined },
    ),
    isError: fc.boolean(),
    more: fc.boolean(),
  })
  .map(({ content, structuredContent, isError, more }) => ({
    result: {
      content: content.map(([block, marked]) => ({ ...block, ...(marked && unknown) })),
      ...(structuredContent !== undefined && { structuredContent }),
      ...(isError && { isError }),
      ...(more && unknown),
    },
  }));

const error: fc.Arbitrary<Ending> = fc
  .record({
    code: fc.constantFrom(-32603, -32602, 1, 4711, -31999),
    message: fc.constantFrom('it failed', ''),
    data: fc.option(fc.constantFrom<JsonObject>({ because: 'no reason' }), { nil: undefined }),
  })
  .map(({ code, message, data }) => ({ error: { code, message, ...(data !== undefined && { data }) } }));

/** A question that no revision has the last member of. */
const marked: Question = { ...plainQuestion('May I?'), extra: unknown };

function endsWith(ending: Ending, rounds: number, asked: Question = plainQuestion('Go on?')): Plan {
  return {
    calls: [
      callOf({ ending, rounds: Array.from({ length: rounds }, () => ({ questions: [asked], state: 's' })) }),
    ],
  };
}

export const endings: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/endings',
  title: 'calls that end in results and errors of all kinds, after any number of questions',
  reaches: ['carry.result', 'carry.unknown-fields', 'carry.error', 'carry.once'],
  needs: { children: 1 },
  plays: () => true,
  examples: ({ pair }) => [
    endsWith(
      {
        result: {
          content: [
            { type: 'text', text: 'done {marker}', ...unknown },
            { type: 'resource_link', uri: 'fake://linked/1', name: 'linked' },
          ],
          structuredContent: { sum: 0.1 },
          ...unknown,
        },
      },
      2,
      marked,
    ),
    endsWith({ result: { content: [{ type: 'text', text: 'no such file' }], isError: true } }, 1),
    endsWith({ error: { code: -32603, message: 'it failed', data: { because: 'no reason' } } }, 0),
    endsWith({ error: { code: 4711, message: 'it failed later' } }, 1),
    // Over stdio a child that dies may take a whole hub with it, which is another requirement's subject.
    ...(pair.childVia === 'http'
      ? [{ calls: [callOf({ rounds: [{ questions: [], fault: 'crash' }] })] } as const]
      : []),
  ],
  plans: () =>
    fc
      .record({ ending: fc.oneof(result, error), rounds: fc.nat(2), mark: fc.boolean() })
      .map(({ ending, rounds, mark }) => endsWith(ending, rounds, mark ? marked : undefined)),
};
