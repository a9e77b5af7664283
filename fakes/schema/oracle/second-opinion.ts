import { isObject, member } from '../../../harness/model/json.ts';
import type { Official } from './official.ts';
import type { Sample } from './samples.ts';

const mayAsk = ['prompts/get', 'resources/read', 'tools/call'];
const mayBecomeTasks = ['tools/call', 'elicitation/create', 'sampling/createMessage'];

/** What the published schema says of a whole message, put together from its definitions. */
export class SecondOpinion {
  readonly #official: Official;
  readonly #definitions = new Map<string, string>();
  readonly #errors = new Map<unknown, string>();

  constructor(official: Official) {
    this.#official = official;
    for (const name of official.names) {
      if (/^(Client|Server)/.test(name)) continue; // unions, and copies of their members
      const definition = official.definition(name);
      const method = member(definition, 'properties', 'method', 'const');
      if (typeof method === 'string') this.#definitions.set(method, name);
      const [, special] = (member(definition, 'properties', 'error', 'allOf') as unknown[] | undefined) ?? [];
      const code = member(special, 'properties', 'code', 'const');
      if (code !== undefined) this.#errors.set(code, name);
    }
  }

  /** The methods that a union of the published schema (such as `ClientRequest`) names; none without it. */
  methodsOf(union: string): string[] {
    if (!this.#official.names.includes(union)) return [];
    const definition = this.#official.definition(union);
    const named = ((definition.anyOf ?? []) as { readonly $ref: string }[]).map(({ $ref }) =>
      $ref.split('/').at(-1),
    );
    // A union of one is published as a copy of its only member.
    const only = member(definition, 'properties', 'method', 'const');
    return [...this.#definitions].flatMap(([method, name]) =>
      method === only || named.includes(name) ? [method] : [],
    );
  }

  accepts({ kind, method }: Sample, message: unknown): boolean {
    return this.#definitionsFor(kind, method, message).every((choices) =>
      choices.some(([name, value]) => this.#official.accepts(name, value)),
    );
  }

  /** All groups must hold; of a group, one definition for its value. */
  #definitionsFor(kind: Sample['kind'], method: string, message: unknown): [string, unknown][][] {
    const has = (name: string): boolean => this.#official.names.includes(name);
    const name = this.#definitions.get(method);
    const result = member(message, 'result');
    const params = member(message, 'params');
    // Messages of unknown methods are open, but their params have what all params have (`_meta`).
    const vendor = (kind: string): [string, unknown] =>
      has(`${kind}Params`) ? [`${kind}Params`, params ?? {}] : [kind, message];
    switch (kind) {
      case 'request':
        return [[['JSONRPCRequest', message]], [name === undefined ? vendor('Request') : [name, message]]];
      case 'notification':
        return [
          [['JSONRPCNotification', message]],
          [name === undefined ? vendor('Notification') : [name, message]],
        ];
      case 'error': {
        const special = this.#errors.get(member(message, 'error', 'code'));
        const common = has('JSONRPCError') ? 'JSONRPCError' : 'JSONRPCErrorResponse';
        return [
          [[common, message]],
          ...(special === undefined ? [] : [[[special, message] as [string, unknown]]]),
        ];
      }
      case 'result': {
        const common = has('JSONRPCResultResponse') ? 'JSONRPCResultResponse' : 'JSONRPCResponse';
        return [
          [[common, message]],
          this.#resultNames(method, name, result).map((choice) => [choice, result]),
        ];
      }
    }
  }

  #resultNames(method: string, request: string | undefined, result: unknown): string[] {
    const has = (name: string): boolean => this.#official.names.includes(name);
    const type = isObject(result) ? result.resultType : undefined;
    if (has('InputRequiredResult') && type !== 'complete') {
      return [type === 'input_required' && mayAsk.includes(method) ? 'InputRequiredResult' : 'Result'];
    }
    const own = request?.replace(/Request$/, 'Result') ?? 'Result';
    const task = has('CreateTaskResult') && mayBecomeTasks.includes(method) ? ['CreateTaskResult'] : [];
    return [has(own) ? own : 'EmptyResult', ...task];
  }
}
