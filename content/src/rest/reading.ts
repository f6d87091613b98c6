import { type ContentLanguage, FALLBACK_LANGUAGE } from '@kozyr/contracts/locales';
import type { Where } from 'payload';

/** Arguments of every query of ours: one language with Russian behind it, nothing populated, nothing left out. */
export function readIn(question: { language: ContentLanguage; draft: boolean }) {
  return {
    locale: question.language,
    fallbackLocale: FALLBACK_LANGUAGE,
    draft: question.draft,
    depth: 0,
    pagination: false,
  } as const;
}

/** Only what is published, unless drafts are asked for. */
export function visible(question: { draft: boolean }, where: Where): Where {
  return question.draft ? where : { and: [where, { _status: { equals: 'published' } }] };
}

/** The id of a relation that was not populated. */
export function relatedId(relation: number | { id: number } | null | undefined): number | undefined {
  return typeof relation === 'object' ? relation?.id : relation;
}
