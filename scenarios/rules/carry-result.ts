import { isObject, member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { ends } from './ends.ts';
import { knownOfBlock } from './known-members.ts';
import { broken, held, quote } from './saw.ts';
import { isWellFormed } from './well-formed.ts';

/**
 * Premise: a child ended a call with a valid result that the plan laid down. What no revision defines in it is a
 * matter of `carry.unknown-fields`, what stands in its `_meta` one of the `meta` area.
 */
export const carryResult: Rule = {
  requirement: 'carry.result',
  look: (trace) =>
    ends(trace).flatMap(({ call, child, client }): Sighting[] => {
      const given = member(child.body, 'result');
      if (call.ending === undefined || !isObject(given) || !isWellFormed(trace, child)) return [];
      const came = member(client.body, 'result');
      if (!isObject(came)) {
        const actual =
          client.kind === 'gave-up' ? 'no answer came' : `it got ${quote(client.body ?? client.raw)}`;
        return [broken(client, `${call.by} gets the result ${quote(essence(given))}`, actual)];
      }
      return [
        sameJson(essence(given), essence(came))
          ? held(client)
          : broken(
              client,
              `${call.by} gets the result ${quote(essence(given))}`,
              `it got ${quote(essence(came))}`,
            ),
      ];
    }),
};

/** What a result says, content blocks reduced to their defined members; no `isError` means that it is no error. */
function essence(result: Record<string, unknown>): Record<string, unknown> {
  const said = pick(result, ['content', 'structuredContent', 'messages', 'description', 'contents']);
  const { content } = said;
  return {
    isError: result.isError === true,
    ...said,
    ...(Array.isArray(content) && { content: content.map(blockEssence) }),
  };
}

function blockEssence(block: unknown): unknown {
  return isObject(block) ? pick(block, knownOfBlock) : block;
}

function pick(value: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
