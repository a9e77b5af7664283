/** Members of a result that some revision defines. */
export const knownOfResult: readonly string[] = [
  'content',
  'structuredContent',
  'isError',
  'messages',
  'description',
  'contents',
  'resultType',
  'inputRequests',
  'requestState',
  'ttlMs',
  'cacheScope',
  'task',
  '_meta',
];

/** Members of a content block that some revision defines. Its `_meta` is left out: hubs may have a say in that. */
export const knownOfBlock: readonly string[] = [
  'type',
  'text',
  'data',
  'mimeType',
  'uri',
  'name',
  'title',
  'description',
  'size',
  'icons',
  'resource',
  'annotations',
];

/** Members of a question's params that some revision defines. */
export const knownOfQuestion: readonly string[] = [
  'mode',
  'message',
  'requestedSchema',
  'url',
  'elicitationId',
  'task',
  '_meta',
];
