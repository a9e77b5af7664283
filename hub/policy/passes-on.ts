/** The methods that are passed on to a child and never answered with a question. */
const plainMethods = [
  'tools/list',
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'completion/complete',
];

/**
 * Does a request of a client go on to the child as it is? By name, and nothing else does: what only servers ask for
 * would reach a child as if it came from a server.
 */
export function passesOn(method: string): boolean {
  return plainMethods.includes(method);
}
