/** What the genuine servers ask for. */
export const requestedSchema: {
  type: 'object';
  properties: { name: { type: 'string' } };
  required: string[];
} = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };

/** The message of their question. */
export const asked = 'Which name?';

/** A tool result with one text. */
export function says(text: string): { content: { type: 'text'; text: string }[] } {
  return { content: [{ type: 'text', text }] };
}
