/** On or off as an operator may spell it; `undefined` for anything else: an emergency brake must not fail open on a typing error. */
export function readSwitch(text: string): boolean | undefined {
  const value = text.toLowerCase();
  if (['true', '1', 'on', 'yes'].includes(value)) return true;
  if (['false', '0', 'off', 'no'].includes(value)) return false;
  return undefined;
}
