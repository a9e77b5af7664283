import { type Definitions, list, object, ref, type Shape, text, uri, when, word } from '../json-schema.ts';
import type { Traits } from '../traits.ts';

/** Whatever a program knows by `name` and a person by `title`. */
export const named: Shape = { must: { name: text }, may: { title: text } };

/** Pictures of a thing, where the revision has them. */
export const icons = (traits: Traits): Shape => when(traits.icons, { may: { icons: list(ref('Icon')) } });

/** Who speaks: client and server software, and its icons. */
export const identity = (traits: Traits): Definitions => ({
  Implementation: object(
    named,
    { must: { version: text } },
    icons(traits),
    when(traits.icons, { may: { description: text, websiteUrl: uri } }),
  ),
  ...(traits.icons && {
    Icon: object({
      must: { src: uri },
      may: { mimeType: text, sizes: list(text), theme: word('light', 'dark') },
    }),
  }),
});
