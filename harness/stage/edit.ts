import type { Edit } from '../model/plan.ts';

/** The state after an edit. An edit that would change nothing (on an empty state) grows it instead. */
export function editState(state: string, edit: Edit): string {
  switch (edit.kind) {
    case 'none':
      return state;
    case 'empty':
      return state === '' ? 'A' : '';
    case 'grow':
      return state + (edit.text === '' ? 'A' : edit.text);
    case 'cut':
      return state === '' ? 'A' : state.slice(0, Math.floor(edit.at * state.length));
    case 'flip': {
      if (state === '') return 'A';
      const at = Math.floor(edit.at * state.length);
      const flipped = String.fromCharCode(state.charCodeAt(at) ^ (1 << edit.bit));
      return state.slice(0, at) + flipped + state.slice(at + 1);
    }
  }
}
