import type { ContentLanguage } from '@kozyr/contracts/locales';
import type { CollectionSlug, RequiredDataFromCollectionSlug, Where } from 'payload';

/** One text in the four content languages. */
export type Texts = Record<ContentLanguage, string>;

/** Four languages in the order the interface offers them. */
export function texts(ua: string, ru: string, en: string, kz: string): Texts {
  return { ua, ru, en, kz };
}

/** What a seed may use while it is written in one language. */
export type SeedContext = {
  say: (text: Texts) => string;
  words: (list: Record<ContentLanguage, readonly string[]>) => string[];
  /** Id of the next array row: the same ones in every language, so that rows meet their translations. */
  row: () => string;
  page: (key: string) => number;
  picture: (key: string) => number;
  /** A linked component, by its page's key (null for a part of its own) and key. */
  component: (page: string | null, key: string) => number;
};

/** One document to be there from the beginning. */
export type Seed<Slug extends CollectionSlug = CollectionSlug> = {
  /** A document of the same mark is never seeded twice, also after it was deleted. */
  mark: string;
  collection: Slug;
  /** A document of the editors' own that stands for it already. */
  same: Where;
  /** Keys of what it needs, by collection; when one is gone the document is left out. */
  needs?: { pages?: string[]; pictures?: string[]; components?: Array<[string | null, string]> };
  data: (context: SeedContext) => RequiredDataFromCollectionSlug<Slug>;
};

/** Where a component stands: its page's key, null for a part of its own, and its key. */
export function componentAt(page: string | null, key: string): Where {
  const place: Where = page ? { 'page.key': { equals: page } } : { page: { exists: false } };
  return { and: [{ key: { equals: key } }, place] };
}
