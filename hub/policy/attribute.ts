/**
 * The person must know who asks before reading what is asked, by the name the operator gave: what a child
 * calls itself is the child's claim. The blank line ends the paragraph, so that no text of the child, whatever its
 * direction, can be laid out before the attribution.
 */
export function attribute(server: string, text: string): string {
  return `Server "${server}" asks:\n\n${text}`;
}
