import type { Mutant } from './mutant.ts';

export const switchInvalid: Mutant = {
  id: 'silent-default',
  breaks: 'switch.invalid',
  what: 'takes a switch that it does not understand for on',
  policy: (standard) => ({ ...standard, readSwitch: (text) => standard.readSwitch(text) ?? true }),
};
