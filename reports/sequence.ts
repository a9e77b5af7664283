import type { Entry } from '../harness/model/entry.ts';
import { labelOf, travels } from './message-label.ts';

/** Columns of a leg, between two life lines, where there is room for it. */
const widest = 42;

/** Messages that are drawn at most. */
const most = 48;

/** Messages that are drawn behind the guilty one. */
const aftermath = 4;

/**
 * The sequence diagram of a transcript: client │ hub │ child, one line a message. Left out: the openings that earlier
 * plans caused, the plain call that ends a plan and empty acknowledgements; never the guilty entry, which is pointed at, nor what it answers.
 * @param guilty position of the entry to blame.
 * @param columns no line is wider than this, as long as it is at least 60; 91 are enough for anything.
 */
export function sequenceDiagram(entries: readonly Entry[], guilty: number, columns = 91): string[] {
  const leg = Math.max(26, Math.min(widest, Math.floor((columns - 7) / 2)));
  const answered = entries.find(({ n }) => n === guilty)?.answers;
  const shown = entries.filter((entry) => entry.n === guilty || entry.n === answered || tells(entry));
  const named = (side: Entry['side']) => [
    ...new Set(shown.filter((entry) => entry.side === side).map(({ who }) => who)),
  ];
  const [clients, children] = [named('front'), named('back')];
  const several = { front: clients.length > 1, back: children.length > 1 };
  const head = heading(clients.join(', ') || 'client', children.join(', ') || 'child', leg);
  const blank = `  │${' '.repeat(leg)}│${' '.repeat(leg)}│`;
  const lines: string[] = [head, blank];
  for (const piece of around(shown, guilty)) {
    if (typeof piece === 'number') lines.push(`  :${` ${piece} more`.padEnd(leg)}:${' '.repeat(leg)}:`);
    else lines.push(draw(piece, piece.n === guilty, several[piece.side], leg));
  }
  return [...lines, blank];
}

function tells(entry: Entry): boolean {
  const acknowledges = entry.kind === 'status' && entry.status === 202 && entry.raw === '';
  return !entry.earlier && entry.part?.call !== -1 && !acknowledges;
}

/** The beginning, what led to the guilty entry and a little of what followed; numbers stand for what is left out. */
function around(shown: readonly Entry[], guilty: number): (Entry | number)[] {
  const at = shown.findIndex(({ n }) => n === guilty);
  const end = Math.min(shown.length, at < 0 ? most : at + 1 + aftermath);
  const opening = end > most ? 8 : 0;
  const start = end > most ? end - (most - opening) : 0;
  const [skipped, after] = [start - opening, shown.length - end];
  return [
    ...shown.slice(0, opening),
    ...(skipped > 0 ? [skipped] : []),
    ...shown.slice(start, end),
    ...(after > 0 ? [after] : []),
  ];
}

function heading(client: string, child: string, leg: number): string {
  return `  ${client.slice(0, leg - 2).padEnd(leg)}hub${child.slice(0, leg - 2).padStart(leg)}`;
}

function draw(entry: Entry, guilty: boolean, several: boolean, leg: number): string {
  const who = several ? `${entry.who}: ` : '';
  // Toward the right: from a client to the hub, or from the hub to a child.
  const right = (entry.side === 'front') === (entry.direction === 'to-hub');
  const arrow = travels(entry)
    ? drawArrow(`${who}${labelOf(entry)}`, right, leg)
    : `  ${who}${labelOf(entry)}`;
  const drawn = clipTo(arrow, leg);
  const empty = ' '.repeat(leg);
  const [front, back] = entry.side === 'front' ? [drawn, empty] : [empty, drawn];
  return `${guilty ? '►' : ' '} │${front}│${back}│${guilty ? ' ◀' : ''}`;
}

function drawArrow(label: string, right: boolean, leg: number): string {
  const room = leg - 6;
  const text = label.length <= room ? label : `${label.slice(0, room - 2)}..`;
  const line = '─'.repeat(leg - 4 - text.length);
  return right ? `─ ${text} ${line}>` : `<${line} ${text} ─`;
}

function clipTo(text: string, columns: number): string {
  return text.length <= columns ? text.padEnd(columns) : `${text.slice(0, columns - 2)}..`;
}
