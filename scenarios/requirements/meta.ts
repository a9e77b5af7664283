import type { Requirement } from '../../harness/model/requirement.ts';
import { basic, progress, versioning } from './clauses.ts';

/** meta: id spaces stay apart. */
export const meta: readonly Requirement[] = [
  {
    id: 'meta.question',
    text: "Nothing of the `_meta` of a child's question (progress token, related task, vendor keys) reaches the client: those ids belong to the child's side.",
    basis: 'guide',
    strength: 'MUST',
    clauses: [basic('meta')],
    applies: { carried: true },
  },
  {
    id: 'meta.reserved',
    text: "What a child sets in a result under the protocol's own `_meta` keys never reaches a modern client as if the hub had set it, keys of revisions to come among them.",
    basis: 'derived',
    strength: 'MUST',
    clauses: [basic('meta')],
    applies: { client: 'modern', carried: true },
  },
  {
    id: 'meta.progress-token',
    text: 'A child cannot make progress appear on a call that is not its own, whatever token it tells progress under.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [progress('behavior-requirements')],
    applies: { carried: true },
  },
  {
    id: 'meta.own-envelope',
    text: "Each request to a modern child introduces the hub, not the hub's client; a legacy child sees no `_meta` key of the modern revision.",
    basis: 'derived',
    strength: 'MUST',
    clauses: [basic('meta')],
    applies: {},
  },
  {
    id: 'meta.no-modern-on-legacy',
    text: "Nothing of a modern child's `input_required` result (its type, its map, its state) appears in what a legacy client gets.",
    basis: 'derived',
    strength: 'MUST',
    clauses: [versioning('backward-compatibility-with-initialization-based-versions')],
    applies: { client: 'legacy', child: 'modern' },
  },
];
