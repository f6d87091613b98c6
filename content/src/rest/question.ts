import { type ContentLanguage, languageAskedFor } from '@kozyr/contracts/locales';
import { isOneOf } from '@kozyr/kit/exchanged-secrets';
import type { PayloadRequest } from 'payload';
import { env } from '../env';
import { ContentError } from './answer';

/** Spec §8, word for word. */
export const TOKEN_NEEDED = 'You must provide a token to preview drafts';

export type Question = {
  /** As asked, for the rules that tell "none" from "unknown". */
  askedLanguage: string | null;
  language: ContentLanguage;
  draft: boolean;
  query: URLSearchParams;
};

/** What every call may carry: language, draft, token. @throws ContentError 401 for drafts without the token. */
export function questionOf(req: PayloadRequest): Question {
  const query = new URL(req.url ?? '', 'http://content').searchParams;
  const draft = query.get('draft') === 'true';
  if (draft && !isOneOf(query.get('token') ?? '', env.PREVIEW_TOKEN))
    throw new ContentError('UNAUTHORIZED', TOKEN_NEEDED);
  const askedLanguage = query.get('language');
  return { askedLanguage, language: languageAskedFor(askedLanguage), draft, query };
}

/** A path parameter. @throws ContentError 404 when it can't name anything. */
export function nameFrom(req: PayloadRequest, parameter: string): string {
  const value = req.routeParams?.[parameter];
  if (typeof value !== 'string' || value === '' || value.length > 200)
    throw new ContentError('NOT_FOUND', 'There is no such thing');
  return value;
}
