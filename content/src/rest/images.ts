import type { ContentImage } from '@kozyr/contracts/content';
import { CONTENT_LANGUAGES, type ContentLanguage, FALLBACK_LANGUAGE } from '@kozyr/contracts/locales';
import type { Payload } from 'payload';
import type { Media } from '../payload-types';
import { readIn, relatedId } from './reading';

export type ImageRelation = number | Media | null | undefined;
export type Images = (relation: ImageRelation) => ContentImage | null;

/** Loads the pictures behind the relations in one query; the answer looks one up, null when it is gone. */
export async function loadImages(
  payload: Payload,
  language: ContentLanguage,
  relations: readonly ImageRelation[],
): Promise<Images> {
  const ids = new Set(relations.map(relatedId).filter((id) => id !== undefined));
  if (ids.size === 0) return () => null;
  const found = await payload.find({
    ...readIn({ language, draft: false }),
    // A picture described in one language only is still described.
    fallbackLocale: [FALLBACK_LANGUAGE, ...CONTENT_LANGUAGES],
    collection: 'media',
    where: { id: { in: [...ids] } },
  });
  const byId = new Map(found.docs.map((image) => [image.id, imageOf(image)]));
  return (relation) => byId.get(relatedId(relation) ?? -1) ?? null;
}

function imageOf(image: Media): ContentImage | null {
  if (!image.filename) return null;
  return {
    imageUrl: `/content-media/${encodeURIComponent(image.filename)}`,
    key: image.key,
    alt: image.alt ?? '',
    width: image.width ?? 0,
    height: image.height ?? 0,
  };
}
