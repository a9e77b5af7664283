import type { Variant } from './variant.ts';

export const streamedAnswers: Variant = {
  id: 'streamed-answers',
  what: 'answers over HTTP with a stream, also where there is but one message to send',
  policy: (standard) => ({
    ...standard,
    httpAnswer: async (response) => {
      const answer = await standard.httpAnswer(response);
      if (answer.status !== 200 || !isJsonAnswer(answer)) return answer;
      const headers = new Headers(answer.headers);
      headers.delete('content-length');
      headers.set('content-type', 'text/event-stream');
      return new Response(`event: message\ndata: ${await answer.text()}\n\n`, { headers });
    },
  }),
};

function isJsonAnswer({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false;
}
