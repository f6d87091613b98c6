import 'server-only';
import { contentLanguageOf, type Locale } from '@kozyr/contracts/locales';
import { draftMode } from 'next/headers';
import type * as z from 'zod/mini';
import { serverEnv } from '../env/server';
import { fetchParsed } from '../server/fetch-parsed';

/** Content cache, spec §9. */
const CONTENT_SECONDS = 600;

type Question = { path: string; locale: Locale; tag: string; query?: Record<string, string> };

/**
 * One cached GET of the content service (spec §7), parsed by its schema. Never throws: with the service down it answers
 * what it had, with nothing it answers null and the page shows itself plain. In draft mode it reads drafts, uncached.
 */
export async function fetchContent<Schema extends z.ZodMiniType>(
  schema: Schema,
  { path, locale, tag, query = {} }: Question,
): Promise<z.infer<Schema> | null> {
  const { isEnabled: draft } = await draftMode();
  const search = new URLSearchParams({ ...query, language: contentLanguageOf[locale] });
  if (draft) {
    search.set('draft', 'true');
    search.set('token', serverEnv.PREVIEW_TOKEN ?? '');
  }
  return fetchParsed(schema, `${serverEnv.CONTENT_URL}/api/v1/${path}?${search}`, {
    seconds: draft ? 0 : CONTENT_SECONDS,
    tags: ['content', tag],
  });
}
