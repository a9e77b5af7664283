/** Values for `{name}` in the strings of a manifest; a list stands for several arguments. */
export type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

const placeholder = /\{([a-z]+(?:\.[a-z]+)?)\}/g;

/** The names of all placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/**
 * A text with its placeholders filled in.
 * @throws {RangeError} for a placeholder that has no value here.
 */
export function fillText(text: string, values: Values): string {
  return text.replace(placeholder, (whole, name: string) => {
    const value = values[name];
    if (typeof value === 'string') return value;
    throw new RangeError(
      value === undefined
        ? `${whole} has no value here`
        : `${whole} is a list and must be an argument of its own`,
    );
  });
}

/** A command line with its placeholders filled in: an argument that is a list's placeholder becomes that list. */
export function fillCommand(command: readonly string[], values: Values): string[] {
  return command.flatMap((argument) => {
    const [name] = placeholdersIn(argument);
    const value = name !== undefined && argument === `{${name}}` ? values[name] : undefined;
    return Array.isArray(value) ? value : [fillText(argument, values)];
  });
}
