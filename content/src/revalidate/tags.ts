import { modalKeysOf } from '../rules/modal-keys';

/** Tags of the site's cached content, as the contract of /api/revalidate lists them. */
export const ALL_CONTENT = 'content';
export const SOCIAL_TAG = 'content:social';

export function pageTag(key: string): string {
  return `content:page:${key}`;
}

export function infoListTag(key: string): string {
  return `content:info-list:${key}`;
}

export function providerTag(slug: string): string {
  return `content:provider:${slug}`;
}

/** Tags of every modal that holds the record. */
export function modalTags(recordKey: string): string[] {
  return modalKeysOf(recordKey).map((key) => `content:modal:${key}`);
}
