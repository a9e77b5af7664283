import { UsageError } from './usage-error.ts';

/**
 * Reads `--only`: ids and patterns such as `seal.*`, with commas between them.
 * @returns whether an id is selected. @throws {UsageError} for a pattern that no id fits.
 */
export function selectRequirements(patterns: string, ids: readonly string[]): (id: string) => boolean {
  const parts = patterns.split(',').map((part) => part.trim());
  const tests = parts.map((part) => {
    const pattern = new RegExp(`^${part.split('*').map(literal).join('.*')}$`, 'u');
    if (ids.some((id) => pattern.test(id))) return pattern;
    throw new UsageError(`--only: no requirement fits "${part}"; see "hubproof list requirements"`);
  });
  return (id) => tests.some((pattern) => pattern.test(id));
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
