import type { RunEvent } from '../harness/model/event.ts';
import { formatPair } from '../harness/model/pair.ts';
import { painter } from './paint.ts';
import { counted } from './tally.ts';
import { visible } from './visible.ts';
import { clip } from './width.ts';

/** Pairs between two lines of a log. */
const every = 9;

/** What a progress reporter writes to. */
export type ProgressStream = Pick<NodeJS.WriteStream, 'write'> & { readonly columns?: number };

/**
 * Tells how far a run is. Live: one line, rewritten after each plan and erased at the end. Otherwise lines for a log:
 * one as a hub starts, one every nine pairs and one at the end.
 */
export function progressReporter(
  stream: ProgressStream,
  options: { readonly live: boolean; readonly colour: boolean },
): (event: RunEvent) => void {
  const paint = painter(options.colour);
  const erase = '\r\u001b[2K';
  let total = 0;
  let done = 0;
  let plans = 0;
  let failures = 0;
  let hub = '';
  let doing = '';

  const counts = () =>
    `${done}${total > 0 ? ` of ${total}` : ''} pairs, ${counted(plans, 'plan')} played, ${counted(failures, 'failure')}`;
  const rewrite = () => {
    const text = clip(`${counts()}  ${hub} ${doing}`, Math.max(20, (stream.columns ?? 80) - 1));
    stream.write(`${erase}${paint(failures > 0 ? 'red' : 'dim', text)}`);
  };

  return (event) => {
    switch (event.event) {
      case 'run-started':
        total = event.pairs;
        break;
      case 'hub-starting':
        hub = visible(event.hub);
        doing = 'starts';
        if (!options.live) stream.write(`${hub}: starts\n`);
        break;
      case 'hub-ready':
        doing = 'is up';
        break;
      case 'pair-started':
        hub = visible(event.hub);
        doing = formatPair(event.pair);
        break;
      case 'plan-played':
        plans += 1;
        break;
      case 'failure-found':
        failures += 1;
        break;
      case 'pair-ended':
        done += 1;
        if (!options.live && done % every === 0) stream.write(`${visible(event.hub)}: ${counts()}\n`);
        break;
      case 'run-ended':
        stream.write(options.live ? erase : `done: ${counts()}\n`);
        return;
    }
    if (options.live) rewrite();
  };
}
