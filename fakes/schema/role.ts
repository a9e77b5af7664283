/** The side of a leg that sends a message. */
export type Role = 'client' | 'server';

/** The side that receives it. */
export const otherRole = (role: Role): Role => (role === 'client' ? 'server' : 'client');
