import { strip } from './strip.ts';

const longest = 1000;

/**
 * What is written for one line of the log: on one line, without control characters, and no longer than a line should
 * be. Names come from configurations, tokens, clients and children, and none of them may make a line of its own.
 */
export function logLine(text: string): string {
  return strip(text.slice(0, longest)).replace(/[\n\t]+/g, ' ');
}
