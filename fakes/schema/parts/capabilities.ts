import { anyObject, type Definitions, flag, map, object, type Shape, when } from '../json-schema.ts';
import type { Traits } from '../traits.ts';

const settings = map(anyObject);
const announcesChanges = object({ may: { listChanged: flag } });

const common = (traits: Traits): Shape => ({
  may: { experimental: settings, ...(traits.modern && { extensions: settings }) },
});

/** Task support: `requests` names the calls that may become tasks, by area and verb. */
const taskSupport = (requests: Readonly<Record<string, string>>): Shape => ({
  may: {
    tasks: object({
      may: {
        list: anyObject,
        cancel: anyObject,
        requests: object({
          may: Object.fromEntries(
            Object.entries(requests).map(([area, verb]) => [area, object({ may: { [verb]: anyObject } })]),
          ),
        }),
      },
    }),
  },
});

/** What each side says it can do. */
export const capabilities = (traits: Traits): Definitions => ({
  ClientCapabilities: object(
    common(traits),
    {
      may: {
        roots: traits.modern ? anyObject : announcesChanges,
        sampling: traits.samplingTools
          ? object({ may: { context: anyObject, tools: anyObject } })
          : anyObject,
        elicitation: traits.modes ? object({ may: { form: anyObject, url: anyObject } }) : anyObject,
      },
    },
    when(traits.tasks, taskSupport({ sampling: 'createMessage', elicitation: 'create' })),
  ),
  ServerCapabilities: object(
    common(traits),
    {
      may: {
        logging: anyObject,
        completions: anyObject,
        prompts: announcesChanges,
        resources: object({ may: { listChanged: flag, subscribe: flag } }),
        tools: announcesChanges,
      },
    },
    when(traits.tasks, taskSupport({ tools: 'call' })),
  ),
});
