import { killAll } from '../drivers/live.ts';

/** Milliseconds in which a run that is broken off may clean up by itself. */
const patience = 2_000;

/** What a shell expects of a process that a signal has ended. */
const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** The run was broken off by a signal. */
export class Interrupted extends Error {
  readonly exit: number;
  constructor(signal: keyof typeof codes) {
    super('interrupted; no verdict');
    this.name = 'Interrupted';
    this.exit = codes[signal];
  }
}

/**
 * Runs something that a signal can break off, and leaves no process of a hub behind: it is asked to stop, and where it
 * does not in time, or at a second signal, this process ends, which kills what is left.
 * @throws {Interrupted} where it was broken off.
 */
export async function interruptible<T>(action: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let interrupted: Interrupted | undefined;
  let giveUp: (reason: Interrupted) => void = () => {};
  const broken = new Promise<never>((_resolve, reject) => {
    giveUp = reject;
  });
  broken.catch(() => {});
  let timer: NodeJS.Timeout | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    const reason = new Interrupted(signal as keyof typeof codes);
    if (interrupted !== undefined) process.exit(reason.exit);
    interrupted = reason;
    controller.abort(reason);
    timer = setTimeout(giveUp, patience, reason);
  };
  const signals = Object.keys(codes) as (keyof typeof codes)[];
  for (const signal of signals) process.on(signal, onSignal);
  try {
    return await Promise.race([action(controller.signal), broken]);
  } catch (error) {
    throw interrupted ?? error;
  } finally {
    clearTimeout(timer);
    if (interrupted !== undefined) await killAll();
    for (const signal of signals) process.off(signal, onSignal);
  }
}
