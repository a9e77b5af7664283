import { logLine } from './policy/log-line.ts';

export { logLine as oneLine } from './policy/log-line.ts';

/** Receives one line, without a prefix and without a line end. */
export type Log = (line: string) => void;

/** Writes to stderr. Names come from configurations, tokens and children: they must not make a line of their own. */
export function stderrLog(line: string): void {
  process.stderr.write(`mcp-hub: ${logLine(line)}\n`);
}

/** A log that says each different line once: a client that cannot be asked calls all day. Remembers so many lines. */
export function once(log: Log, remembered = 10_000): Log {
  const said = new Set<string>();
  return (line) => {
    if (said.has(line)) return;
    if (said.size >= remembered) said.clear();
    said.add(line);
    log(line);
  };
}
