import { anyOf, type Definitions, list, number, object, ref, type Shape, text, uri } from '../json-schema.ts';
import type { Traits } from '../traits.ts';
import { cacheable, meta, notificationParams, paginated, requestParams, result } from './base.ts';
import { icons, named } from './identity.ts';
import { answers } from './input-required.ts';

const described: Shape = { may: { description: text, mimeType: text, annotations: ref('Annotations') } };

/** What a resource says about itself, in a listing and in a link. */
export const resourceMembers = (traits: Traits): Shape[] => [
  named,
  icons(traits),
  described,
  meta,
  { must: { uri }, may: { size: number } },
];

const contents = (body: string) => object({ must: { uri, [body]: text }, may: { mimeType: text } }, meta);

/** Listing, reading and watching resources. */
export const resources = (traits: Traits): Definitions => ({
  Resource: object(...resourceMembers(traits)),
  ResourceTemplate: object(named, icons(traits), described, meta, { must: { uriTemplate: text } }),
  TextResourceContents: contents('text'),
  BlobResourceContents: contents('blob'),
  TextOrBlobResourceContents: anyOf(
    'contents with a `uri` and either `text` or `blob`',
    ref('TextResourceContents'),
    ref('BlobResourceContents'),
  ),
  ResourceRequestParams: object(requestParams(traits), { must: { uri } }),
  ReadResourceRequestParams: object(requestParams(traits), answers(traits), { must: { uri } }),
  ListResourcesResult: object(result(traits), paginated, cacheable(traits), {
    must: { resources: list(ref('Resource')) },
  }),
  ListResourceTemplatesResult: object(result(traits), paginated, cacheable(traits), {
    must: { resourceTemplates: list(ref('ResourceTemplate')) },
  }),
  ReadResourceResult: object(result(traits), cacheable(traits), {
    must: { contents: list(ref('TextOrBlobResourceContents')) },
  }),
  ResourceUpdatedNotificationParams: object(notificationParams(traits), { must: { uri } }),
});
