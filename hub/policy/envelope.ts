import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  PROTOCOL_VERSION_META_KEY,
} from '@modelcontextprotocol/client';
import { hubInfo, modernRevision } from '../about.ts';
import type { ElicitationCapability, Json } from './types.ts';

/**
 * Toward the child the hub is the client, so the leg carries the hub's own identity. Of the caller's capabilities
 * only elicitation is passed on: sampling would spend the caller's model budget, roots would show its workspace.
 */
export function envelope(announced: ElicitationCapability | undefined): Json {
  return {
    [PROTOCOL_VERSION_META_KEY]: modernRevision,
    [CLIENT_INFO_META_KEY]: hubInfo,
    [CLIENT_CAPABILITIES_META_KEY]: announced === undefined ? {} : { elicitation: announced },
  };
}
