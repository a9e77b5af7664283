/** The connection is described to those alone whose operator wants it: it tells how the hub is set up. */
export function offersDiagnosis(diagnostics: boolean): boolean {
  return diagnostics;
}
