/** What the hub calls itself on both sides. */
export const hubInfo = { name: 'mcp-hub', version: '0.1.0' };

/** The revision without a handshake, where a question is a result. */
export const modernRevision = '2026-07-28';

/** The revisions with a handshake that the hub serves, newest first: the first is its counter-offer. */
export const legacyRevisions = ['2025-11-25', '2025-06-18'];
