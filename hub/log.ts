import { strip } from './policy/strip.ts';

/** Receives one line, without a prefix and without a line end. */
export type Log = (line: string) => void;

/** Writes to stderr. Names come from configurations, tokens and children: they must not make a line of their own. */
export function stderrLog(line: string): void {
  process.stderr.write(`mcp-hub: ${oneLine(line)}\n`);
}

/** Without control characters, and on one line. */
export function oneLine(text: string): string {
  return strip(text).replace(/[\n\t]+/g, ' ');
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
