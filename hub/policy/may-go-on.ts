/**
 * Does the operator still allow what was asked in an earlier round? A switch that is thrown while a person thinks
 * counts at once: the answer does not travel any more.
 */
export function mayGoOn(enabled: boolean, passthrough: 'auto' | 'off'): boolean {
  return enabled && passthrough !== 'off';
}
