import { rmSync } from 'node:fs';

/** Something that must not outlive this process. */
interface Live {
  /** Ends it as it should be ended. */
  stop(): Promise<void>;
  /** Ends it at once, without waiting. */
  kill(): void;
}

const processes = new Set<Live>();
const folders = new Set<string>();
let watching = false;

/** Remembers a process until it is forgotten; it is killed when this process exits. */
export function remember(live: Live): void {
  processes.add(live);
  watch();
}

/** The process is gone. */
export function forget(live: Live): void {
  processes.delete(live);
}

/** Remembers a folder; it is removed when this process exits. */
export function rememberFolder(path: string): void {
  folders.add(path);
  watch();
}

/** The folder is gone. */
export function forgetFolder(path: string): void {
  folders.delete(path);
}

/** Ends every hub process that still runs; for a run that is broken off. */
export async function killAll(): Promise<void> {
  await Promise.all([...processes].map((live) => live.stop()));
}

function watch(): void {
  if (watching) return;
  watching = true;
  process.on('exit', () => {
    for (const live of processes) live.kill();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
}
