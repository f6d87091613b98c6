import type { CollectionConfig, CollectionSlug } from 'payload';
import { copyLanguage } from '../rest/copy-language';
import { withOverview } from './overview';
import { guardPublishing } from './publishing';
import { together } from './together';

/** What every collection with drafts has alike: who may publish, what is announced, how it stands. */
export function draftedHooks(slug: CollectionSlug, announce: CollectionConfig['hooks']): CollectionConfig['hooks'] {
  return together(guardPublishing(slug), announce ?? {}, withOverview(slug));
}

/** The button of the edit view and the call behind it; Payload's own copies Russian where the other language is empty. */
export const COPY_BUTTON = '/admin/copy-language#CopyLanguage';

export function copyEndpoints(slug: CollectionSlug): NonNullable<Exclude<CollectionConfig['endpoints'], false>> {
  return [{ method: 'post', path: '/:id/copy-language', handler: copyLanguage(slug) }];
}
