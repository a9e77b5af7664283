import type { Variant } from './variant.ts';

export const chattyStreams: Variant = {
  id: 'chatty-streams',
  what: 'fills its streams with comments, other ends of lines and messages cut over several lines',
  policy: (standard) => ({
    ...standard,
    httpAnswer: async (response) => {
      const answer = await standard.httpAnswer(response);
      if (answer.status !== 200 || !isJsonAnswer(answer)) return answer;
      const headers = new Headers(answer.headers);
      headers.delete('content-length');
      headers.set('content-type', 'text/event-stream; charset=utf-8');
      const lines = JSON.stringify(await answer.json(), null, 1).split('\n');
      const data = lines.map((line) => `data:${line}\r\n`).join('');
      return new Response(`\ufeff:at your service\r\n\r\nretry: 1000\r\n\r\n${data}\r\n`, {
        headers,
      });
    },
  }),
};

function isJsonAnswer({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false;
}
