import type { Revision } from '../../harness/model/revision.ts';
import type { Definitions } from './json-schema.ts';
import { base } from './parts/base.ts';
import { capabilities } from './parts/capabilities.ts';
import { content } from './parts/content.ts';
import { elicitation } from './parts/elicitation.ts';
import { errors } from './parts/errors.ts';
import { handshake } from './parts/handshake.ts';
import { identity } from './parts/identity.ts';
import { inputRequired } from './parts/input-required.ts';
import { prompts } from './parts/prompts.ts';
import { requestedSchema } from './parts/requested-schema.ts';
import { resources } from './parts/resources.ts';
import { roots } from './parts/roots.ts';
import { sampling } from './parts/sampling.ts';
import { subscriptions } from './parts/subscriptions.ts';
import { tasks } from './parts/tasks.ts';
import { tools } from './parts/tools.ts';
import { utilities } from './parts/utilities.ts';
import { traits } from './traits.ts';

const parts = [
  base,
  capabilities,
  content,
  elicitation,
  errors,
  handshake,
  identity,
  inputRequired,
  prompts,
  requestedSchema,
  resources,
  roots,
  sampling,
  subscriptions,
  tasks,
  tools,
  utilities,
];

/** Every definition of a revision, by name. Names that the specification has mean the same thing here. */
export const definitionsOf = (revision: Revision): Definitions =>
  Object.assign({}, ...parts.map((part) => part(traits[revision])));
