import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { plainProbe, probing, type Said } from '../plans/probes.ts';

function from(origin: string): Said {
  return { ...plainProbe, headers: { origin } };
}

/** Pages from elsewhere, some of them with a name that looks like this machine's. */
const foreign = [
  'https://evil.example',
  'http://evil.example:8080',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'https://evil-localhost',
];

export const origins: Scenario<fc.Arbitrary<Plan>> = {
  id: 'wire/origin',
  title: 'a page from elsewhere calls the hub on this machine',
  reaches: ['wire.origin'],
  needs: { children: 1 },
  plays: ({ clientVia }) => clientVia === 'http',
  examples: () => [
    probing([plainProbe, from('https://evil.example'), from('http://127.0.0.1.evil.example')]),
  ],
  plans: () =>
    fc
      .uniqueArray(fc.constantFrom(...foreign), { minLength: 1, maxLength: 2 })
      .map((origins) => probing([plainProbe, ...origins.map(from)])),
};
