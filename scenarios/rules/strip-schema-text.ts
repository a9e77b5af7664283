import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { numbered, unsafeIn } from './characters.ts';
import { broken, held, quote } from './saw.ts';
import { readTexts, travelled } from './travelled.ts';

/** Premise: a form was shown whose titles, descriptions or names of choices hold unsafe characters. */
export const stripSchemaText: Rule = {
  requirement: 'strip.schema-text',
  look: (trace) =>
    travelled(trace).flatMap(({ asked, shown }): Sighting[] => {
      const unsafe = (params: Record<string, unknown>) =>
        readTexts(params.requestedSchema).filter((text) => unsafeIn(text).length > 0);
      if (unsafe(asked.params).length === 0) return [];
      const [left] = unsafe(shown.params);
      if (left === undefined) return [held(shown.entry)];
      return [
        broken(
          shown.entry,
          'texts of the schema without unsafe characters',
          `${numbered(unsafeIn(left))} is left in ${quote(left)}`,
        ),
      ];
    }),
};
