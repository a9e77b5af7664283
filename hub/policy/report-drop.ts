import { shortName } from './short-name.ts';
import type { Call, Dropped } from './types.ts';

/** What the log says of a request that did not travel: which server, which tool, which method, and nothing of its content. */
export function reportDrop({ server, method, target }: Call, { method: dropped, because }: Dropped): string {
  return `[${server}] ${method} "${shortName(target)}": dropped an embedded ${shortName(dropped)} (${because})`;
}
