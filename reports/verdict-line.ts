import type { ExitCode, RunReport } from '../harness/model/run-report.ts';
import { counted, tallyOf } from './tally.ts';

const meanings: Readonly<Record<ExitCode, string>> = {
  0: 'every requirement that was decided holds',
  1: 'a requirement does not hold',
  2: 'nothing was selected',
  3: 'something stayed undecided, and nothing failed',
  4: 'the harness or the driver of a hub broke',
};

/** What came out of a run in plain words, and what the exit code says to a script. */
export function verdictLine(report: Pick<RunReport, 'cells' | 'exit' | 'profile' | 'strict'>): string {
  const { standing } = tallyOf(report.cells);
  const held = `at the ${report.profile} profile${report.strict ? ', strictly' : ''}`;
  const warned =
    standing.warns === 0 ? '' : ` ${counted(standing.warns, 'cell')} of a SHOULD did not; that only warns.`;
  const words: Record<ExitCode, string> = {
    0: `HOLDS ${held}: ${counted(standing.holds, 'cell')} decided, none against it.${warned}`,
    1: `FAILS ${held}: ${counted(standing.fails, 'cell')} against it, ${standing.holds} for it.${warned}`,
    2: 'NOTHING WAS JUDGED: the selection leaves no cell.',
    3: `UNDECIDED ${held}: ${counted(standing.undecided, 'cell')} could not be decided, ${standing.holds} hold.${warned}`,
    4: `BROKEN: ${counted(standing.ours, 'cell')} could not be judged through a fault that is not the hub's.`,
  };
  return `${words[report.exit]} Exit code ${report.exit}: ${meanings[report.exit]}.`;
}
