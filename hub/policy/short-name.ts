const longest = 100;

/** A name within a line of the log, cut so that the rest of the line still has room. */
export function shortName(name: string): string {
  return name.slice(0, longest);
}
