/** How long a child may take for one answer, in milliseconds. The person's time does not count: no call is open meanwhile. */
export function callDeadline(configuredMs: number): number {
  return configuredMs;
}
