import { visible } from './visible.ts';

/**
 * A text that others wrote as plain words of a Markdown line or table cell: visible, on one line, and without force over
 * what stands around it. (A colon before `//` and the dot of `www.` are escaped so that no link is made of them.)
 */
export function markdownText(text: string): string {
  return visible(text)
    .replace(/[\\`*_{}[\]<>|~&$#!]/g, (character) => `\\${character}`)
    .replace(/:(?=\/\/)|(?<=www)\.|^[-+=]|(?<=^\d{1,9})[.)](?= |$)/gi, (character) => `\\${character}`);
}

/** Lines as a block that is shown as it is, behind a fence longer than any in them. */
export function fenced(lines: readonly string[], language = 'text'): string[] {
  const longest =
    lines
      .join('\n')
      .match(/`+/g)
      ?.reduce((most, run) => Math.max(most, run.length), 0) ?? 0;
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return [`${fence}${language}`, ...lines.map((line) => line.trimEnd()), fence];
}
