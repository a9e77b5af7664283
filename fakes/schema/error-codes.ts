import type { Revision } from '../../harness/model/revision.ts';

/** Definition of an error's `data` where a revision gives its code a meaning; undefined: it may hold anything. */
type DefinedCodes = ReadonlyMap<number, string | undefined>;

/** Codes whose meaning a revision defines beyond those of JSON-RPC. */
export const definedCodes: Readonly<Record<Revision, DefinedCodes>> = {
  '2025-06-18': new Map(),
  '2025-11-25': new Map([[-32042, 'URLElicitationRequiredData']]),
  '2026-07-28': new Map([
    [-32020, undefined],
    [-32021, 'MissingRequiredClientCapabilityData'],
    [-32022, 'UnsupportedProtocolVersionData'],
  ]),
};

/** Codes of earlier revisions that a later one forbids to send (28 basic, Error Codes). */
export const retiredCodes: Readonly<Record<Revision, ReadonlySet<number>>> = {
  '2025-06-18': new Set(),
  '2025-11-25': new Set(),
  '2026-07-28': new Set([-32002, -32042]),
};

/** Whether the specification keeps a code for itself (28 basic, Error Codes). */
export const isReserved = (revision: Revision, code: number): boolean =>
  revision === '2026-07-28' && code <= -32020 && code >= -32099;
