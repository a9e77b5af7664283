/** `server`, anything, `asks`, and nothing of a sentence behind it. */
const spelled = /^[^\p{L}\p{N}]*server(?![\p{L}\p{N}]).*(?<![\p{L}\p{N}])asks\s*(?:$|[^\p{L}\p{N}\s])/u;

/** The same with as many letters, whichever they are. */
const shaped =
  /^[^\p{L}\p{N}]*(\p{L}{6})(?![\p{L}\p{N}]).*?(?<![\p{L}\p{N}])(\p{L}{4})\s*(?:$|[^\p{L}\p{N}\s])/u;

/**
 * A line of a child that reads as the hub's attribution is marked as quoted, so that a message has one voice that says
 * who asks. It is not taken out: a hub behind this one attributes in good faith, and the person should see that too.
 * Full-width letters, accents and look-alikes of other alphabets are seen through; vanishing characters and odd line
 * ends are gone by now.
 */
export function markImitations(text: string): string {
  return text
    .split('\n')
    .map((line) => (imitates(line) ? `> ${line}` : line))
    .join('\n');
}

function imitates(line: string): boolean {
  const plain = line.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (spelled.test(plain)) return true;
  const [, first = '', second = ''] = shaped.exec(plain) ?? [];
  return /\P{ASCII}/u.test(first + second);
}
