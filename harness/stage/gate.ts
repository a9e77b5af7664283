/**
 * Keeps the first answers of several calls until all of them have arrived at their children, then lets them go
 * one after the other. A call that never arrives must not stop the rest: it can be struck off, and after a time
 * the gate opens for those that are there.
 */
export class Gate {
  readonly #order: number[];
  readonly #waiting = new Map<number, () => void>();
  #open = false;
  #busy: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #patience: number;

  /** @param order the calls, in the order in which they are let go. @param patience milliseconds. */
  constructor(order: readonly number[], patience: number) {
    this.#order = [...order];
    this.#patience = patience;
  }

  /** The call has arrived; resolves when it is its turn. */
  arrive(call: number): Promise<void> {
    if (!this.#order.includes(call)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.set(call, resolve);
      this.#timer ??= setTimeout(() => {
        this.#open = true;
        this.#next();
      }, this.#patience);
      this.#next();
    });
  }

  /** The call's first answer is out, or the call is over. */
  leave(call: number): void {
    const at = this.#order.indexOf(call);
    if (at >= 0) this.#order.splice(at, 1);
    if (this.#busy === call) this.#busy = undefined;
    this.#next();
  }

  /** Lets everything go that is still there. */
  dispose(): void {
    clearTimeout(this.#timer);
    for (const go of this.#waiting.values()) go();
    this.#waiting.clear();
  }

  #next(): void {
    if (this.#busy !== undefined) return;
    if (this.#order.every((call) => this.#waiting.has(call))) this.#open = true;
    const call = this.#open ? this.#order.find((one) => this.#waiting.has(one)) : undefined;
    if (call === undefined) return;
    const go = this.#waiting.get(call);
    this.#waiting.delete(call);
    this.#busy = call;
    go?.();
  }
}
