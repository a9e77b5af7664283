/**
 * The child's own keys serve the client too. One exception: a map in which `__proto__` is a key loses it in many
 * a JSON library (the one that reads the client's answers among them), so that key travels under another name.
 */
export function nameKeys(childKeys: readonly string[]): string[] {
  const taken = new Set(childKeys);
  return childKeys.map((key) => (key === '__proto__' ? free('proto', taken) : key));
}

function free(name: string, taken: ReadonlySet<string>): string {
  return taken.has(name) ? free(`${name}_`, taken) : name;
}
