import type { Client } from '@modelcontextprotocol/client';
import type { Log } from '../log.ts';
import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';
import { mirrored } from './mirrored.ts';
import { paramHeaders } from './param-headers.ts';
import { validated } from './validated.ts';

/** How often a listing is turned over before it is taken for endless. */
const maxPages = 100;

/** The input schemas of a child's tools, as far as the hub has seen them: they say which arguments go into headers too. */
export class Catalog {
  readonly #schemas = new Map<string, unknown>();
  readonly #log: Log;
  #listed: Promise<void> | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Takes one page of a listing that passes through. */
  learn({ tools }: Json): void {
    for (const tool of Array.isArray(tools) ? tools : [])
      if (isJson(tool) && typeof tool.name === 'string') this.#schemas.set(tool.name, tool.inputSchema);
  }

  /** What was learned goes out of date when the child says so, or turns out to. */
  forget(): void {
    this.#schemas.clear();
    this.#listed = undefined;
  }

  /** What is known without asking the child. */
  known(tool: string): unknown {
    return this.#schemas.get(tool);
  }

  /** Asks the child once for what is not known. A child that does not answer has no schemas. */
  async schemaOf(tool: string, client: Client): Promise<unknown> {
    if (!this.#schemas.has(tool)) {
      this.#listed ??= this.#list(client).catch(() => {});
      await this.#listed;
    }
    return this.#schemas.get(tool);
  }

  /** The headers that one call of a tool wants. */
  async headers(params: Json, client: Client): Promise<Record<string, string>> {
    return paramHeaders(await this.schemaOf(String(params.name), client), params.arguments);
  }

  /** Over HTTP a tool with a fault in its marks must not be offered; the others are none the worse for it. */
  withoutFaulty(result: Json): Json {
    if (!Array.isArray(result.tools)) return result;
    const tools = result.tools.filter((tool: Json) => {
      const marked = mirrored(tool.inputSchema);
      if (Array.isArray(marked)) return true;
      this.#log(`tool "${String(tool.name)}" is left out of the listing: ${marked.fault}`);
      return false;
    });
    return { ...result, tools };
  }

  async #list(client: Client): Promise<void> {
    let params: { cursor?: string } = {};
    for (let page = 0; page < maxPages; page++) {
      const result = await client.request({ method: 'tools/list', params }, validated('tools/list'));
      this.learn(result);
      if (typeof result.nextCursor !== 'string') return;
      params = { cursor: result.nextCursor };
    }
  }
}
