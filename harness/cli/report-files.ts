import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UsageError } from './usage-error.ts';

/** The kinds of report that go to files. */
const kinds = ['json', 'md'] as const;
type Kind = (typeof kinds)[number];

/** A report that is to be written. */
export interface ReportFile {
  readonly kind: Kind;
  readonly path: string;
}

/**
 * Reads `--report`: `json=FILE,md=FILE`.
 * @throws {UsageError} naming the part that cannot be read.
 */
export function parseReportFiles(text: string): ReportFile[] {
  return text.split(',').map((part) => {
    const [, name, path = ''] = /^\s*([^=]*)=(.*)$/s.exec(part) ?? [];
    const kind = kinds.find((one) => one === name);
    if (kind === undefined || path.trim() === '') {
      throw new UsageError(
        `--report: "${part}" is not one of ${kinds.map((one) => `${one}=FILE`).join(', ')}`,
      );
    }
    return { kind, path: path.trim() };
  });
}

/**
 * Makes the folders that reports go to: what cannot be written is better known before a run than behind it.
 * @throws {UsageError} naming the file.
 */
export async function prepareReportFiles(files: readonly ReportFile[]): Promise<void> {
  for (const { path } of files) {
    await attempt(path, () => mkdir(dirname(path), { recursive: true }));
    const there = await stat(path).catch(() => undefined);
    if (there?.isDirectory()) throw new UsageError(`--report: "${path}" is a folder; name a file`);
  }
}

/** Writes them. @throws {UsageError} naming the file that cannot be written. */
export async function writeReportFiles(
  files: readonly ReportFile[],
  contents: Readonly<Record<Kind, () => string>>,
): Promise<void> {
  for (const { kind, path } of files) await attempt(path, () => writeFile(path, contents[kind]()));
}

async function attempt(path: string, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`--report: "${path}" cannot be written (${code}); name another place`);
  }
}
