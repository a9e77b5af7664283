import { type Definitions, list, number, object, ref, type Shape, text, when, word } from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { notificationParams, paginated, result } from './base.ts';

/** Parameters of a request that may be turned into a task. */
export const taskAugmented = (traits: Traits): Shape =>
  when(traits.tasks, { may: { task: ref('TaskMetadata') } });

const task: Shape = {
  must: {
    taskId: text,
    status: word('working', 'input_required', 'completed', 'failed', 'cancelled'),
    createdAt: text,
    lastUpdatedAt: text,
    ttl: { type: ['number', 'null'] },
  },
  may: { statusMessage: text, pollInterval: number },
};

/** Long-running requests, where they belong to the core protocol. */
export const tasks = (traits: Traits): Definitions =>
  traits.tasks
    ? {
        TaskMetadata: object({ may: { ttl: number } }),
        Task: object(task),
        TaskRequestParams: object({ must: { taskId: text } }),
        CreateTaskResult: object(result(traits), { must: { task: ref('Task') } }),
        GetTaskResult: object(result(traits), task),
        GetTaskPayloadResult: object(result(traits)),
        CancelTaskResult: object(result(traits), task),
        ListTasksResult: object(result(traits), paginated, { must: { tasks: list(ref('Task')) } }),
        TaskStatusNotificationParams: object(notificationParams(traits), task),
      }
    : {};
