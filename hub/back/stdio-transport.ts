import { type ChildProcess, spawn } from 'node:child_process';
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client';
import { getDefaultEnvironment } from '@modelcontextprotocol/client/stdio';
import type { StdioServerConfig } from '../config.ts';

/** How long a child has to leave, first by itself, then at SIGTERM. */
const goodbyeMs = 1000;

/** A child that never ends its line must not fill the hub's memory. */
const maxLineLength = 32 * 1024 * 1024;

/**
 * One child process, one JSON message a line.
 *
 * The SDK has such a transport. This one stands in for it because the SDK probes the era of a child in a second process of
 * its own, and because it forgets a line that is no valid message: the call it answers would then wait
 * for its deadline. `stderr` and `pid` tell the SDK that silence of this transport means an older child.
 */
export class StdioTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  readonly stderr = null;
  readonly #config: StdioServerConfig;
  #process: ChildProcess | undefined;
  #pending = '';

  constructor(config: StdioServerConfig) {
    this.#config = config;
  }

  get pid(): number | null {
    return this.#process?.pid ?? null;
  }

  start(): Promise<void> {
    const { command, args, env, cwd } = this.#config;
    const child = spawn(command, args, {
      // The hub's own environment holds its secrets; a child gets the few variables that a program needs to run.
      env: { ...getDefaultEnvironment(), ...env },
      cwd,
      // What a child says there may be the very question, and the hub's log must not hold that.
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    });
    this.#process = child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    child.stdin.on('error', (error) => this.onerror?.(error));
    child.once('close', () => {
      this.#process = undefined;
      this.onclose?.();
    });
    return new Promise((resolve, reject) => {
      child.once('spawn', resolve);
      child.on('error', (error) => {
        if (child.pid === undefined) this.#process = undefined;
        reject(error);
        this.onerror?.(error);
      });
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#process?.stdin;
    if (!stdin?.writable) throw new Error('the process has ended');
    stdin.write(`${JSON.stringify(message)}\n`);
  }

  async close(): Promise<void> {
    const child = this.#process;
    if (child === undefined) return;
    const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const timers = [
      setTimeout(() => child.kill('SIGTERM'), goodbyeMs),
      setTimeout(() => child.kill('SIGKILL'), 2 * goodbyeMs),
    ];
    child.stdin?.end();
    await closed;
    for (const timer of timers) clearTimeout(timer);
  }

  #read(text: string): void {
    const lines = (this.#pending + text).split('\n');
    this.#pending = lines.pop() ?? '';
    if (this.#pending.length > maxLineLength) this.#process?.kill('SIGKILL');
    for (const line of lines) {
      try {
        this.onmessage?.(JSON.parse(line));
      } catch (error) {
        this.onerror?.(error as Error);
      }
    }
  }
}
