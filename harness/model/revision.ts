/** The revisions of MCP that know elicitation, oldest first. */
export const revisions = ['2025-06-18', '2025-11-25', '2026-07-28'] as const;

/** A protocol revision, spelled as on the wire. */
export type Revision = (typeof revisions)[number];

/** `legacy` opens with an `initialize` handshake; `modern` carries everything on each request. */
export type Era = 'legacy' | 'modern';

/** How bytes travel on one leg: newline-delimited on standard streams, or Streamable HTTP. */
export type Transport = 'stdio' | 'http';

/** All transports, in the order reports list them. */
export const transports = ['stdio', 'http'] as const satisfies readonly Transport[];

/** The era a revision belongs to (2026-07-28 basic/versioning, Terminology). */
export function eraOf(revision: Revision): Era {
  return revision === '2026-07-28' ? 'modern' : 'legacy';
}

/** Two-digit name used in tables, pairs and tokens: the month for 2025, the day for 2026. */
export const shortNames = {
  '2025-06-18': '06',
  '2025-11-25': '11',
  '2026-07-28': '28',
} as const satisfies Record<Revision, string>;

/** Turns `06`, `11`, `28` or a full revision into a revision; undefined for anything else. */
export function parseRevision(text: string): Revision | undefined {
  return revisions.find((revision) => revision === text || shortNames[revision] === text);
}
