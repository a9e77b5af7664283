import { Buffer } from 'node:buffer';
import type { Json } from '../model/json.ts';
import type { Edit } from '../model/plan.ts';

/**
 * The state after an edit; undefined where none is presented. An edit that would change nothing (on an empty
 * state) grows it instead.
 * @param earlier the states of earlier turns.
 */
export function editState(state: string, edit: Edit, earlier: readonly string[] = []): Json | undefined {
  switch (edit.kind) {
    case 'none':
      return state;
    case 'absent':
      return undefined;
    case 'literal':
      return edit.value;
    case 'wrapped':
      return edit.in === 'array' ? [state] : { requestState: state };
    case 'earlier':
      return earlier[edit.turn] ?? state;
    case 'empty':
      return state === '' ? 'A' : '';
    case 'grow':
      return state + (edit.text === '' ? 'A' : edit.text);
    case 'swap': {
      const at = Math.floor(edit.at * state.length);
      return changed(state, state.slice(at) + state.slice(0, at));
    }
    case 'respell':
      return changed(state, respell(state, edit.as));
    case 'cut':
      return state === '' ? 'A' : state.slice(0, Math.floor(edit.at * state.length));
    case 'flip': {
      if (state === '') return 'A';
      const at = Math.floor(edit.at * state.length);
      return state.slice(0, at) + flip(state.charAt(at), edit.bit) + state.slice(at + 1);
    }
  }
}

/** Some edits leave some states as they are; then something is put behind it. */
function changed(state: string, edited: string): string {
  return edited === state ? `${state}A` : edited;
}

function respell(state: string, as: 'padded' | 'standard' | 'broken' | 'percent' | 'twice'): string {
  switch (as) {
    case 'padded':
      return state.padEnd(Math.ceil(state.length / 4) * 4, '=');
    case 'standard':
      return state.replaceAll('-', '+').replaceAll('_', '/');
    case 'broken':
      // Where MIME would break the line.
      return `${state.slice(0, 76)}\r\n${state.slice(76)}`;
    case 'percent':
      return state.replace(
        /^./su,
        (first) =>
          `%${Buffer.from(first)
            .toString('hex')
            .toUpperCase()
            .replace(/(..)(?=.)/g, '$1%')}`,
      );
    case 'twice':
      return Buffer.from(state).toString('base64url');
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Most states are base64url. There a flip stays within the alphabet, so that it always means the same bit of what
 * is sealed: otherwise the same plan would sometimes break the spelling only, and not replay.
 */
function flip(character: string, bit: number): string {
  const index = alphabet.indexOf(character);
  if (index >= 0) return alphabet.charAt(index ^ (1 << (bit % 6)));
  return String.fromCharCode(character.charCodeAt(0) ^ (1 << bit));
}
