import type { Revision } from '../../harness/model/revision.ts';

/** What the message shapes of one revision have that another revision's have not. */
export interface Traits {
  /** Each request carries its own envelope, each result says its type, questions ride on results. */
  readonly modern: boolean;
  /** Icons, and more about an implementation than name and version. */
  readonly icons: boolean;
  /** Elicitation knows modes: `form` beside `url`. */
  readonly modes: boolean;
  /** A `url` question is named by an id of its own. */
  readonly elicitationIds: boolean;
  /** Form fields may be titled or multiple choices, all have defaults, and answers may be lists. */
  readonly richFields: boolean;
  /** Tasks belong to the core protocol. */
  readonly tasks: boolean;
  /** Sampling may offer tools; its messages then hold lists of blocks. */
  readonly samplingTools: boolean;
  /** A tool's schemas are free in their keywords, its structured result may be any JSON. */
  readonly freeToolSchemas: boolean;
  /** A schema may name its dialect. */
  readonly dialects: boolean;
  /** A cancellation names the request (in 2025-11-25 it may name a task instead). */
  readonly cancelNamesRequest: boolean;
}

/** The differences between the revisions, as data. */
export const traits: Readonly<Record<Revision, Traits>> = {
  '2025-06-18': {
    modern: false,
    icons: false,
    modes: false,
    elicitationIds: false,
    richFields: false,
    tasks: false,
    samplingTools: false,
    freeToolSchemas: false,
    dialects: false,
    cancelNamesRequest: true,
  },
  '2025-11-25': {
    modern: false,
    icons: true,
    modes: true,
    elicitationIds: true,
    richFields: true,
    tasks: true,
    samplingTools: true,
    freeToolSchemas: false,
    dialects: true,
    cancelNamesRequest: false,
  },
  '2026-07-28': {
    modern: true,
    icons: true,
    modes: true,
    elicitationIds: false,
    richFields: true,
    tasks: false,
    samplingTools: true,
    freeToolSchemas: true,
    dialects: true,
    cancelNamesRequest: true,
  },
};
