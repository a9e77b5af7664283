import type { Revision } from '../../harness/model/revision.ts';
import type { Role } from './role.ts';

/** What a notification of the core protocol looks like, and in which revisions each side may send it. */
export interface NotificationRule {
  readonly client: readonly Revision[];
  readonly server: readonly Revision[];
  /** Definition of `params`. */
  readonly params: string;
  /** `params` may be left out. */
  readonly bare?: true;
}

const all: readonly Revision[] = ['2025-06-18', '2025-11-25', '2026-07-28'];
const legacy: readonly Revision[] = ['2025-06-18', '2025-11-25'];
const only11: readonly Revision[] = ['2025-11-25'];
const none: readonly Revision[] = [];

const bare = (by: Partial<Record<Role, readonly Revision[]>>): NotificationRule => ({
  client: none,
  server: none,
  ...by,
  params: 'NotificationParams',
  bare: true,
});

const rules: Readonly<Record<string, NotificationRule>> = {
  'notifications/cancelled': { client: all, server: all, params: 'CancelledNotificationParams' },
  'notifications/progress': { client: legacy, server: all, params: 'ProgressNotificationParams' },
  'notifications/initialized': bare({ client: legacy }),
  'notifications/roots/list_changed': bare({ client: legacy }),
  'notifications/message': { client: none, server: all, params: 'LoggingMessageNotificationParams' },
  'notifications/resources/updated': {
    client: none,
    server: all,
    params: 'ResourceUpdatedNotificationParams',
  },
  'notifications/resources/list_changed': bare({ server: all }),
  'notifications/tools/list_changed': bare({ server: all }),
  'notifications/prompts/list_changed': bare({ server: all }),
  'notifications/elicitation/complete': {
    client: none,
    server: only11,
    params: 'ElicitationCompleteNotificationParams',
  },
  'notifications/tasks/status': { client: only11, server: only11, params: 'TaskStatusNotificationParams' },
  'notifications/subscriptions/acknowledged': {
    client: none,
    server: ['2026-07-28'],
    params: 'SubscriptionsAcknowledgedNotificationParams',
  },
};

/** The notifications of the core protocol in all revisions, by method. */
export const notifications: ReadonlyMap<string, NotificationRule> = new Map(Object.entries(rules));
