import type { Variant } from './variant.ts';

export const escapedJson: Variant = {
  id: 'escaped-json',
  what: 'writes its JSON over HTTP in ASCII alone, and indented',
  policy: (standard) => ({
    ...standard,
    httpAnswer: async (response) => {
      const answer = await standard.httpAnswer(response);
      if (!(answer.headers.get('content-type')?.startsWith('application/json') ?? false)) return answer;
      const { status, headers } = answer;
      const text = JSON.stringify(await answer.json(), null, 2);
      const ascii = text.replace(
        /[\u0080-\uffff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      const rest = new Headers(headers);
      rest.delete('content-length');
      return new Response(ascii, { status, headers: rest });
    },
  }),
};
