import { PassThrough, type Readable, type Writable } from 'node:stream';
import { execa } from 'execa';
import { forget, remember } from './live.ts';
import { OutputLog } from './output-log.ts';

/** Milliseconds for the last output of a process that is gone. */
const lastWords = 200;

/** What is run, where, and with which environment (all of it: nothing is inherited). */
export interface Start {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Milliseconds between the polite and the final signal. */
  readonly grace: number;
}

/** One process of a hub with all that it starts: a process group of its own. */
export class HubProcess {
  readonly #subprocess;
  readonly #grace: number;
  readonly #exit: Promise<void>;
  /** Whether the program could be started at all. */
  readonly runs: Promise<boolean>;
  readonly log = new OutputLog();
  /** Its standard output, nothing lost however late somebody reads. */
  readonly output: Readable;
  readonly input: Writable;
  #stopping: Promise<void> | undefined;
  #how: string | undefined;

  /** Starts it; what cannot be started at all has `ended` at once or soon. */
  constructor({ command, cwd, env, grace }: Start) {
    const [file = '', ...args] = command;
    this.#grace = grace;
    this.#subprocess = execa(file, args, {
      cwd,
      env: { ...env },
      extendEnv: false,
      detached: true,
      // A hub may take a closed input as the end of its session, so this stays an open pipe.
      stdin: 'pipe',
      stdout: 'pipe',
      stderr: 'pipe',
      buffer: false,
      reject: false,
      cleanup: false,
    });
    const { stdin, stdout, stderr } = this.#subprocess;
    this.input = stdin;
    this.output = stdout.pipe(new PassThrough());
    this.log.follow(stderr);
    stdin.on('error', () => {});
    this.#exit = new Promise((resolve) => {
      const end = (how: string) => {
        this.#how ??= how;
        resolve();
      };
      this.#subprocess.on('exit', (code, signal) => {
        this.#how ??= signal === null ? `exit code ${code}` : `signal ${signal}`;
        // What it printed last may still be on its way; what it has started may keep that way open for ever.
        const timer = setTimeout(resolve, lastWords);
        this.#subprocess.on('close', () => {
          clearTimeout(timer);
          resolve();
        });
      });
      this.#subprocess.on('error', (error) => end(error.message));
      // No events come where the program is refused before it is tried.
      if (this.#subprocess.pid === undefined) {
        void this.#subprocess.then((result) => end(result.originalMessage ?? 'it cannot be run'));
      }
    });
    this.runs = Promise.race([
      new Promise<true>((resolve) => this.#subprocess.on('spawn', () => resolve(true))),
      this.#exit.then(() => false),
    ]);
    remember(this);
  }

  /** How it ended by itself; undefined while it runs, and where it was stopped. */
  get ended(): string | undefined {
    return this.#stopping === undefined ? this.#how : undefined;
  }

  /** Resolves when the process is gone. */
  get exit(): Promise<void> {
    return this.#exit;
  }

  /** Ends the process and all that it started in its group. */
  stop(): Promise<void> {
    this.#stopping ??= this.#end();
    return this.#stopping;
  }

  /** Ends the group at once, without waiting. */
  kill(): void {
    this.#signal('SIGKILL');
  }

  async #end(): Promise<void> {
    this.input.end();
    this.#signal('SIGTERM');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#grace);
    });
    await Promise.race([this.#exit, late]);
    clearTimeout(timer);
    // Also where the hub ended politely: what it has left running in its group goes now.
    this.kill();
    await this.#exit;
    forget(this);
  }

  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#subprocess;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // The group is empty already.
    }
  }
}
