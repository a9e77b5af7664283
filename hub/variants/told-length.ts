import type { Variant } from './variant.ts';

export const toldLength: Variant = {
  id: 'told-length',
  what: 'names the length and the characters of its answers over HTTP, and lets nobody keep them',
  policy: (standard) => ({
    ...standard,
    httpAnswer: async (response) => {
      const answer = await standard.httpAnswer(response);
      if (!(answer.headers.get('content-type')?.startsWith('application/json') ?? false)) return answer;
      const body = Buffer.from(await answer.text());
      const headers = new Headers(answer.headers);
      headers.set('content-type', 'application/json; charset=utf-8');
      headers.set('content-length', String(body.length));
      headers.set('cache-control', 'no-store');
      return new Response(body, { status: answer.status, headers });
    },
  }),
};
