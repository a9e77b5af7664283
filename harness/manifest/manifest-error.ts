/** A manifest that cannot be used; the message names the file, the key and what to do. */
export class ManifestError extends Error {
  /** @param place key path inside the file, or a line and column. */
  constructor(path: string, place: string, problem: string) {
    super(`${path}: ${place}: ${problem}`);
    this.name = 'ManifestError';
  }
}
