import { Buffer } from 'node:buffer';
import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { plainProbePassed, probed, summary } from './probed.ts';
import { broken, held } from './saw.ts';
import { legacyServer, servesAsLegacy } from './served-as-legacy.ts';

const headerMismatch = -32020;
const unsupportedVersion = -32022;

/**
 * Premise: a modern client sent header fields that disagree with the body, or agree in another spelling, and the same
 * request as it should be went through. That the version's field is missing says nothing: a hub may serve clients so
 * old that they do not know it.
 */
export const wireHeadersIn: Rule = {
  requirement: 'wire.headers-in',
  look: (trace) => {
    if (trace.pair.client !== '2026-07-28' || trace.pair.clientVia !== 'http') return [];
    if (trace.plan.probes !== undefined && servesAsLegacy(trace)) return [legacyServer];
    const all = probed(trace);
    return all.flatMap((one): Sighting[] => {
      const { request, answer, probe } = one;
      if (probe.headers === undefined || probe.bare || !plainProbePassed(all, one)) return [];
      const wrong = disagreements(request);
      const code = member(answer.body, 'error', 'code');
      if (wrong.length === 0) {
        if (!Object.hasOwn(probe.headers, 'mcp-name')) return [];
        if (code !== headerMismatch) return [held(answer)];
        return [broken(answer, 'an encoded name is decoded before it is compared', summary(answer))];
      }
      if (wrong.includes('mcp-protocol-version') && request.headers?.['mcp-protocol-version'] === undefined)
        return [];
      const codes = wrong.includes('mcp-protocol-version')
        ? [headerMismatch, unsupportedVersion]
        : [headerMismatch];
      if (answer.status === 400 && codes.includes(Number(code))) return [held(answer)];
      return [
        broken(
          answer,
          `HTTP 400 with error ${headerMismatch}, since ${wrong.join(' and ')} disagree${wrong.length > 1 ? '' : 's'} with the body`,
          summary(answer),
        ),
      ];
    });
  },
};

/** The header fields of a modern request that do not say what its body says. */
export function disagreements({ headers = {}, body }: Entry): string[] {
  const name = member(body, 'params', 'name') ?? member(body, 'params', 'uri');
  const expected: Record<string, unknown> = {
    'mcp-protocol-version': member(body, 'params', '_meta', 'io.modelcontextprotocol/protocolVersion'),
    'mcp-method': member(body, 'method'),
    ...(named.includes(String(member(body, 'method'))) && { 'mcp-name': name }),
  };
  return Object.entries(expected)
    .filter(([field, value]) => decodedField(field, headers[field]) !== value)
    .map(([field]) => field);
}

const named = ['tools/call', 'prompts/get', 'resources/read'];

/** Only names may be encoded (streamable-http, Value Encoding). */
function decodedField(field: string, value: string | undefined): string | undefined {
  const encoded = field === 'mcp-name' ? /^=\?base64\?(.*)\?=$/.exec(value ?? '')?.[1] : undefined;
  return encoded === undefined ? value : Buffer.from(encoded, 'base64').toString('utf8');
}
