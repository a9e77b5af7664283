/** How a genuine client reaches a child: a command that it starts, or a URL. */
export type Address = { readonly command: string; readonly args: string[] } | { readonly url: string };

/** What a person says to the question that a genuine client puts to them. */
export type Person = (message: string) => {
  action: 'accept' | 'decline' | 'cancel';
  content?: { note: string };
};

/** A client on an official SDK. */
export interface GenuineClient {
  /** The names of the tools. */
  tools(): Promise<string[]>;
  /** Calls a tool, and gives the text of its result. */
  call(name: string, args: Record<string, unknown>): Promise<string>;
  /** Gets a prompt, and gives the text of its first message. */
  prompt(name: string, args: Record<string, string>): Promise<string>;
  /** Reads a resource, and gives the text of its first part. */
  resource(uri: string): Promise<string>;
  close(): Promise<void>;
}

/** The text of the first of some parts; what is there instead, where it has none. */
export function textOf(parts: readonly unknown[]): string {
  const [first] = parts;
  const { text } = first as { text?: unknown };
  return typeof text === 'string' ? text : JSON.stringify(first);
}
