import { expect, it } from 'vitest';
import { select } from './select.ts';

const form = { method: 'elicitation/create', params: { message: 'm' } };
const url = {
  method: 'elicitation/create',
  params: { mode: 'url', message: 'm', url: 'https://x.example/' },
};
const keysOf = (requests: Record<string, unknown>, elicitation: Record<string, unknown>) =>
  select(requests, { elicitation }).questions.map(({ key }) => key);

it.each([
  [{}, ['form']],
  [{ form: {} }, ['form']],
  [{ url: {} }, ['url']],
  [{ form: {}, url: {} }, ['form', 'url']],
])('lets through for %j: %j', (elicitation, keys) => {
  expect(keysOf({ form, url }, elicitation)).toEqual(keys);
});

it.each([
  { method: 'sampling/createMessage' },
  { method: 'roots/list' },
  { method: 'Elicitation/create', params: form.params },
  { method: ' elicitation/create', params: form.params },
  { method: 'elicitation/create', params: { mode: 'other', message: 'm' } },
  { params: form.params },
  null,
  [form],
  'elicitation/create',
])('drops %j, and the rest survives', (other) => {
  const { questions, dropped } = select({ other, form }, { elicitation: { form: {}, url: {} } });
  expect(questions).toEqual([{ key: 'form', request: form }]);
  expect(dropped).toHaveLength(1);
});

it('lets nothing through where the caller cannot be asked, and says why', () => {
  const { questions, dropped } = select({ form }, { withheld: 'because' });
  expect(questions).toEqual([]);
  expect(dropped).toEqual([{ method: 'elicitation/create', because: 'because' }]);
});
