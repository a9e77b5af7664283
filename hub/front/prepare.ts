import { specTypeSchemas } from '@modelcontextprotocol/server';
import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';
import type { Desk } from './desk.ts';
import { QuestionRefused } from './refusal.ts';

/** One question as a person may see it. Throws the refusal of the whole round. */
export async function prepare({ policy, settings }: Desk, server: string, asked: Json): Promise<Json> {
  const request = policy.stripMeta(asked);
  const { params } = request;
  if (!isJson(params) || typeof params.message !== 'string' || !(await isQuestion(params))) {
    throw new QuestionRefused('it is no valid question');
  }
  const text = policy.strip(params.message);
  if (!/\S/u.test(text)) throw new QuestionRefused('its message shows nothing');
  const message = policy.attribute(server, policy.markImitations(text));
  if (!policy.fits(params.message, message, settings.maxMessageBytes)) {
    throw new QuestionRefused('its message is too long');
  }
  if (params.mode === 'url' && !policy.safeUrl(params.url))
    throw new QuestionRefused('its url is not safe to open');
  const { requestedSchema } = params;
  const schema = isJson(requestedSchema) && { requestedSchema: policy.stripSchema(requestedSchema) };
  return { ...request, params: { ...params, message, ...schema } };
}

async function isQuestion(params: Json): Promise<boolean> {
  if (params.mode === 'url') return typeof params.url === 'string';
  const { issues } = await specTypeSchemas.ElicitRequestFormParams['~standard'].validate(params);
  return issues === undefined;
}
