import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { revisions } from '../../../harness/model/revision.ts';
import { definitionsOf } from '../definitions.ts';
import { validateMessage } from '../index.ts';
import { notifications } from '../notifications.ts';
import { requests } from '../requests.ts';
import type { Role } from '../role.ts';
import { problemsOf } from '../validators.ts';
import { mutations, partsOf, strangers } from './mutations.ts';
import { isPresent, type Official, official } from './official.ts';
import { type Sample, samples } from './samples.ts';
import { SecondOpinion } from './second-opinion.ts';

/** Changing these changes which rules apply; they are judged by examples of their own. */
const decides = /^\/(method|id dropped|result dropped|error dropped|result\/resultType = )/;

describe.each(revisions)('%s, held against the published schema', (revision) => {
  describe.skipIf(!isPresent(revision))('which stands beside the project', () => {
    let published: Official;
    let opinion: SecondOpinion;
    beforeAll(() => {
      published = official(revision);
      opinion = new SecondOpinion(published);
    });
    const own = samples.filter((sample) => sample.in.includes(revision));
    const ours = ({ from, method }: Sample, message: unknown): boolean =>
      validateMessage(revision, from, message, { method }).length === 0;

    it.each(
      own.map(
        (sample) =>
          [`${sample.kind} ${sample.method || JSON.stringify(sample.message.error)}`, sample] as const,
      ),
    )('agrees on every single change of: %s', (_, sample) => {
      expect([ours(sample, sample.message), opinion.accepts(sample, sample.message)]).toEqual([true, true]);
      const disagreements: string[] = [];
      let refused = 0;
      for (const { path, value } of mutations(sample.message)) {
        if (decides.test(path)) continue;
        const verdict = ours(sample, value);
        if (!verdict) refused++;
        if (verdict !== opinion.accepts(sample, value))
          disagreements.push(`${path}: ${verdict ? 'we accept' : 'we refuse'}`);
      }
      expect(disagreements).toEqual([]);
      expect(refused).toBeGreaterThan(0);
    });

    it('agrees on several changes at once', () => {
      const changed = fc
        .tuple(fc.constantFrom(...own), fc.array(fc.nat(), { minLength: 2, maxLength: 4 }))
        .map(([sample, picks]) => {
          let message: unknown = sample.message;
          for (const pick of picks) {
            const all = [...mutations(message)].filter(({ path }) => !decides.test(path));
            message = all[pick % all.length]?.value ?? message;
          }
          return { sample, message };
        });
      fc.assert(
        fc.property(changed, ({ sample, message }) => {
          expect(ours(sample, message)).toBe(opinion.accepts(sample, message));
        }),
        { numRuns: 300 },
      );
    });

    it('agrees on every shared definition for every part of every message, whole and changed', () => {
      const shared = Object.keys(definitionsOf(revision)).filter((name) => published.names.includes(name));
      const parts = new Map<string, unknown>();
      for (const { message } of own) {
        for (const part of [...partsOf(message), ...strangers]) {
          const changed = typeof part === 'object' ? [...mutations(part)].map(({ value }) => value) : [];
          const small = JSON.stringify(part).length < 600 ? changed : [];
          for (const value of [part, ...small]) parts.set(JSON.stringify(value), value);
        }
      }
      const disagreements: string[] = [];
      for (const name of shared) {
        for (const [json, value] of parts) {
          if ((problemsOf(revision, name, value, '').length === 0) !== published.accepts(name, value)) {
            disagreements.push(`${name}: ${json}`);
          }
        }
      }
      expect(disagreements).toEqual([]);
      expect(shared.length).toBeGreaterThan(40);
    });

    it('knows exactly the messages each side may send', () => {
      const ask = (role: Role) =>
        [...requests].filter(([, rule]) => rule.in.includes(revision) && rule.by.includes(role));
      const tell = (role: Role) => [...notifications].filter(([, rule]) => rule[role].includes(revision));
      const names = (rules: readonly (readonly [string, unknown])[]): string[] =>
        rules.map(([method]) => method).sort();
      expect(names(ask('client'))).toEqual(opinion.methodsOf('ClientRequest').sort());
      expect(names(ask('server'))).toEqual(opinion.methodsOf('ServerRequest').sort());
      expect(names(tell('client'))).toEqual(opinion.methodsOf('ClientNotification').sort());
      expect(names(tell('server'))).toEqual(opinion.methodsOf('ServerNotification').sort());
    });
  });
});
