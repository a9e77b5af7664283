import type { ExitCode } from './model/run-report.ts';
import type { Cell } from './model/verdict.ts';

/**
 * The exit code of a run: 4 the harness or the driver broke, 2 nothing was selected, 1 a requirement failed,
 * 3 something stayed undecided, 0 every decided requirement holds. The first of these that applies wins.
 */
export function exitCodeOf(cells: readonly Pick<Cell, 'standing'>[]): ExitCode {
  const stands = (standing: Cell['standing']) => cells.some((cell) => cell.standing === standing);
  if (stands('ours')) return 4;
  if (cells.length === 0) return 2;
  if (stands('fails')) return 1;
  if (stands('undecided')) return 3;
  return 0;
}
