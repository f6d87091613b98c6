import 'server-only';
import { contentLanguageOf, type Locale } from '@kozyr/contracts/locales';
import { draftMode } from 'next/headers';
import type * as z from 'zod/mini';
import { serverEnv } from '../env/server';
import { fetchParsed } from '../server/fetch-parsed';

/** Content cache, spec §9. */
const CONTENT_SECONDS = 600;

type Question<Value> = {
  path: string;
  locale: Locale;
  tag: string;
  query?: Record<string, string>;
  /** Whole seconds for which a page made of this answer is right; undefined: as long as any. */
  rightFor?: (value: Value) => number | undefined;
};

/**
 * One cached GET of the content service (spec §7), parsed by its schema. Never throws: with the service down it answers
 * what it had, with nothing it answers null and the page shows itself plain. In draft mode it reads drafts, uncached.
 * An answer that is right for less than its life is asked for again with that shorter life: a page lives no longer than
 * the shortest-lived of its answers.
 */
export async function fetchContent<Schema extends z.ZodMiniType>(
  schema: Schema,
  { path, locale, tag, query = {}, rightFor }: Question<z.infer<Schema>>,
): Promise<z.infer<Schema> | null> {
  const { isEnabled: draft } = await draftMode();
  const search = new URLSearchParams({ ...query, language: contentLanguageOf[locale] });
  if (draft) {
    search.set('draft', 'true');
    search.set('token', serverEnv.PREVIEW_TOKEN?.[0] ?? '');
  }
  const ask = (seconds: number) =>
    fetchParsed(schema, `${serverEnv.CONTENT_URL}/api/v1/${path}?${search}`, { seconds, tags: ['content', tag] });
  if (draft) return ask(0);
  const value = await ask(CONTENT_SECONDS);
  const life = value === null ? undefined : rightFor?.(value);
  if (life === undefined || life >= CONTENT_SECONDS) return value;
  return (await ask(Math.max(1, life))) ?? value;
}
