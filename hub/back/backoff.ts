const firstMs = 100;
const longestMs = 10_000;

/**
 * When a child that failed may be started again: after its first failure at once, for one crash should cost one call;
 * then after 100 ms, and after twice as long each time it fails again without having answered anything in between.
 */
export class Backoff {
  readonly #now: () => number;
  #failures = 0;
  #notBefore = 0;

  /** `now` in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  failed(): void {
    this.#failures++;
    const pause = this.#failures === 1 ? 0 : firstMs * 2 ** (this.#failures - 2);
    this.#notBefore = this.#now() + Math.min(pause, longestMs);
  }

  succeeded(): void {
    this.#failures = 0;
    this.#notBefore = 0;
  }

  /** Milliseconds until the next start. */
  get waitMs(): number {
    return Math.max(0, this.#notBefore - this.#now());
  }
}
