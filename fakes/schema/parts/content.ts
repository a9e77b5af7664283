import {
  type Definitions,
  list,
  object,
  ref,
  type Shape,
  share,
  tagged,
  text,
  word,
} from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { meta } from './base.ts';
import { resourceMembers } from './resources.ts';

/** Hints on whom something is for and how much it matters. */
export const annotated: Shape = { may: { annotations: ref('Annotations') } };

const media = (type: string) =>
  object({ must: { type: word(type), data: text, mimeType: text } }, annotated, meta);

/** Blocks of content in tool results, prompts and sampling. */
export const content = (traits: Traits): Definitions => ({
  Role: word('user', 'assistant'),
  Annotations: object({ may: { audience: list(ref('Role')), priority: share, lastModified: text } }),
  TextContent: object({ must: { type: word('text'), text } }, annotated, meta),
  ImageContent: media('image'),
  AudioContent: media('audio'),
  ResourceLink: object({ must: { type: word('resource_link') } }, ...resourceMembers(traits)),
  EmbeddedResource: object(
    { must: { type: word('resource'), resource: ref('TextOrBlobResourceContents') } },
    annotated,
    meta,
  ),
  ContentBlock: tagged('type', {
    text: 'TextContent',
    image: 'ImageContent',
    audio: 'AudioContent',
    resource_link: 'ResourceLink',
    resource: 'EmbeddedResource',
  }),
});
