import { languageAskedFor } from '@kozyr/contracts/locales';
import type { BaseFilter, CollectionSlug } from 'payload';
import { LIVE_STATES } from '../rules/publish-status';
import { overviewOf } from './overview';

/** Choices of the bar above a list, as they stand in the address: `live` and `missing`. */
export const CHANGED = 'changed';

/**
 * Narrows a list by what is computed and so is in no column of the database: `?live=` one of the states or "changed",
 * `?missing=` a language that lacks texts. Looks at the whole collection: some hundreds of documents at most.
 */
export function filterByOverview(slug: CollectionSlug): BaseFilter {
  return async ({ req }) => {
    const { live, missing } = req.query;
    const state = LIVE_STATES.find((known) => known === live) ?? (live === CHANGED ? CHANGED : undefined);
    const language = typeof missing === 'string' && missing !== '' ? languageAskedFor(missing) : undefined;
    if (!state && !language) return null;
    const overview = await overviewOf(req, slug, {}, new Date());
    const ids = [...overview].flatMap(([id, { live: status, languages }]) => {
      const stands = !state || (state === CHANGED ? status.changed : status.state === state);
      const lacks = !language || (languages !== null && languages[language] !== 'full');
      return stands && lacks ? [id] : [];
    });
    return { id: { in: ids } };
  };
}
