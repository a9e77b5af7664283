/** A size, time or number as an operator may spell it; `undefined` for anything else, and then the default holds. */
export function readAmount(text: string): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
