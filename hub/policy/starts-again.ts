/** A child that went away is started again for the next call: a crash costs the calls under way and no more. */
export function startsAgain(): boolean {
  return true;
}
