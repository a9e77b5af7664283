import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { describeTool, listings } from './diagnosis.ts';
import { broken, held } from './saw.ts';

/** Premise: a client listed the tools of the door that has the hub's own. */
export const diagnosePresent: Rule = {
  requirement: 'diagnose.present',
  under: ['diagnostics'],
  look: (trace) => {
    const isOn = trace.plan.setting === 'diagnostics';
    return listings(trace).map(({ entry, names }): Sighting => {
      if (names.includes(describeTool) === isOn) return held(entry);
      return isOn
        ? broken(entry, `${describeTool} is there while diagnostics are on`, 'it is not listed')
        : broken(entry, `there is no ${describeTool} unless diagnostics are on`, 'it is listed');
    });
  },
};
