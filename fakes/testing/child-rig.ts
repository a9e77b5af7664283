import type { Part } from '../../harness/model/entry.ts';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Call } from '../../harness/model/plan.ts';
import type { Revision } from '../../harness/model/revision.ts';
import { ChildActor } from '../child/actor.ts';
import type { Book } from '../child/performance.ts';
import { validateMessage } from '../schema/index.ts';
import { backLink, childSpec, openBook } from './cast.ts';

/** One thing that a child did on a request. */
export type Deed =
  | { readonly push: JsonObject; readonly part: Part | undefined }
  | { readonly answer: JsonObject; readonly part: Part | undefined; readonly status: number | undefined }
  | { readonly raw: string }
  | { readonly fail: string };

/** A child without a transport: what it does is kept in order, and has to be valid by its revision. */
export function childRig(revision: Revision, call: Call, more: Partial<Book> = {}) {
  const { book, marker, performance } = openBook(call);
  const actor = new ChildActor(childSpec(revision), backLink(revision), { ...book, ...more });
  const deeds: Deed[] = [];
  const problems: unknown[] = [];
  let nextId = 0;
  const serve = async (method: string, params: JsonObject, id: string | number = ++nextId) => {
    const keep = (message: JsonObject, deed: Deed, of: { method?: string }) => {
      problems.push(...validateMessage(revision, 'server', message, of));
      deeds.push(deed);
    };
    await actor.serve(
      { jsonrpc: '2.0', id, method, params },
      {
        push: (push, part) => keep(push, { push, part }, {}),
        answer: (answer, part, status) => keep(answer, { answer, part, status }, { method }),
        raw: (raw) => deeds.push({ raw }),
        fail: (fail) => deeds.push({ fail }),
      },
    );
  };
  const meta = (capabilities: JsonObject) =>
    revision === '2026-07-28'
      ? {
          _meta: {
            'io.modelcontextprotocol/protocolVersion': revision,
            'io.modelcontextprotocol/clientCapabilities': capabilities,
          },
        }
      : {};
  return {
    actor,
    deeds,
    problems,
    marker,
    performance,
    /** Shakes hands with a hub of these capabilities; what the child says to it is not kept. */
    async greet(capabilities: JsonObject) {
      await serve('initialize', { protocolVersion: revision, capabilities });
      deeds.length = 0;
    },
    serve,
    /** Calls the asking tool, as a hub of these capabilities. */
    call: (params: JsonObject = {}, capabilities: JsonObject = { elicitation: {} }) =>
      serve('tools/call', { name: 'ask1', arguments: { marker }, ...meta(capabilities), ...params }),
  };
}
