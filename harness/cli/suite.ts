import { scenarios } from '../../scenarios/index.ts';
import { requirements } from '../../scenarios/requirements/index.ts';
import { carries } from '../../scenarios/rules/carries.ts';
import { rules } from '../../scenarios/rules/index.ts';
import type { Suite } from '../suite.ts';
import { ownVersion } from './version.ts';

/** Everything that this package plays and judges by. */
export const suite: Suite = { version: ownVersion(), requirements, rules, scenarios, carries };
