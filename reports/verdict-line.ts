import type { ExitCode, RunReport } from '../harness/model/run-report.ts';
import { counted, type Tally, tallyOf } from './tally.ts';

const meanings: Readonly<Record<ExitCode, string>> = {
  0: 'every requirement that was decided holds',
  1: 'a requirement does not hold',
  2: 'nothing was selected',
  3: 'something stayed undecided, and nothing failed',
  4: 'the harness or the driver of a hub broke',
};

/** What came out of a run in plain words, and what the exit code says to a script. */
export function verdictLine(
  report: Pick<RunReport, 'cells' | 'exit' | 'profile' | 'set' | 'strict'>,
): string {
  const { exit, profile, set, strict } = report;
  const { standing } = tallyOf(report.cells);
  const held = `at the ${profile} profile${set === undefined ? '' : ` of ${set}`}${strict ? ', strictly' : ''}`;
  const cells = (name: keyof Tally['standing']) => counted(standing[name], 'cell');
  const words: Readonly<Record<ExitCode, string>> = {
    0: `HOLDS ${held}: ${cells('holds')} decided for it, none against it.`,
    1: `FAILS ${held}: ${cells('fails')} against it, ${standing.holds} for it.`,
    2: 'NOTHING WAS JUDGED: the selection leaves no cell.',
    3: `UNDECIDED ${held}: ${cells('undecided')} could not be decided, ${standing.holds} for it, none against it.`,
    4: `BROKEN: ${cells('ours')} could not be judged through a fault that is not the hub's.`,
  };
  const besides = [
    ...(exit === 4 && standing.fails > 0 ? [`${standing.fails} against it`] : []),
    ...((exit === 4 || exit === 1) && standing.undecided > 0 ? [`${standing.undecided} undecided`] : []),
    ...(standing.warns > 0 ? [`${standing.warns} of a SHOULD that only warn`] : []),
  ];
  const more = besides.length === 0 ? '' : ` Besides: ${besides.join(', ')}.`;
  return `${words[exit]}${more} Exit code ${exit}: ${meanings[exit]}.`;
}
