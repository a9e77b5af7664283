export type { SchemaProblem } from './problem.ts';
export type { Role } from './role.ts';
export { type MessageContext, validateMessage } from './validate-message.ts';
