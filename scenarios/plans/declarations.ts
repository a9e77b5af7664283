import type { JsonObject } from '../../harness/model/json.ts';

/**
 * Capabilities that clients declare. Few of them, and always the same: a legacy stdio session is a process of the
 * hub, and is kept for whoever declares the same again.
 */
export const declarations = {
  nothing: {},
  form: { elicitation: { form: {} } },
  bare: { elicitation: {} },
  url: { elicitation: { url: {} } },
  both: { elicitation: { form: {}, url: {} } },
  everything: { elicitation: { form: {}, url: {} }, sampling: {}, roots: {} },
} as const satisfies Record<string, JsonObject>;
