import { isJson } from '../policy/is-json.ts';
import type { Mutant } from './mutant.ts';

export const urlVerbatim: Mutant = {
  id: 'tidy-url',
  breaks: 'url.verbatim',
  what: 'passes a url on as a parser spells it',
  policy: (standard) => ({
    ...standard,
    stripMeta: (request) => {
      const { params, ...rest } = standard.stripMeta(request);
      if (!isJson(params) || typeof params.url !== 'string' || !URL.canParse(params.url))
        return { ...rest, params };
      return { ...rest, params: { ...params, url: new URL(params.url).href } };
    },
  }),
};
