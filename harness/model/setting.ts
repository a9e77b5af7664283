/**
 * Ways to set a hub up otherwise than it is set up usually; the manifest says how each is done. A plan is played at
 * the usual hub unless it names one of them, and may go on at another instance under one of them.
 */
export const settings = {
  off: 'questions are switched off altogether',
  'alpha-off': 'questions of alpha are switched off, those of others are not',
  'bad-switch': 'the switch for questions has a value that means neither on nor off',
  tight: 'the limits for the size of questions are small',
  'bad-limits': 'the limits for the size of questions have values that are no sizes',
  'few-rounds': 'a call may ask only a few times',
  'short-lived': 'a half-finished call can be taken up again for a short time only',
  impatient: 'a child is given a short time for each answer',
  replica: 'as usual: another instance that is to take over from the first',
  'other-secret': 'states are sealed with another secret',
  secretless: 'no secret for states is configured',
  'secretless-too': 'no secret for states is configured either',
  diagnostics: 'clients can ask the hub about their connection',
} as const;

/** The name of such a way. */
export type SettingName = keyof typeof settings;

/** All names. */
export const settingNames = Object.keys(settings) as readonly SettingName[];

/** A hub may refuse to start under these, and then that is what is seen of it. */
export const mayRefuse: readonly SettingName[] = ['bad-switch', 'bad-limits'];
