import { NotStarted } from '../instance.ts';

/** A hub that could not be brought up; the message says what was tried, what came of it and what to do. */
export class HubStartError extends NotStarted {
  constructor(hub: string, problem: string, remedy: string, lines: readonly string[] = []) {
    const said =
      lines.length === 0
        ? 'It printed nothing.'
        : `It printed:\n${lines.map((line) => `  ${line}`).join('\n')}`;
    super(`hub "${hub}" ${problem}\n${said}\n${remedy}`, lines);
    this.name = 'HubStartError';
  }
}
