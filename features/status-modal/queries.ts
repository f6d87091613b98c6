import { type ContentLanguage, contentLanguageOf, localeSchema } from '@kozyr/contracts/locales';
import { fillHtmlPlaceholders, placeholdersIn } from '@kozyr/contracts/placeholders';
import { personaliseTexts } from '@kozyr/contracts/texts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { call } from '@/lib/api/call';
import { composeModal, fetchModalRecords } from '@/lib/content/modal-texts';
import { keys } from '@/lib/query/keys';
import { isMember } from '@/lib/session/audience';

type Variables = Readonly<Record<string, string>>;

type Filled = { texts: string[]; defaulted: readonly string[] };

/**
 * For a player the platform fills the texts, with what it knows of them (spec §7); for a guest there is only what we have.
 * `defaulted` stand for a setting that could not be had.
 */
async function personalise(texts: string[], variables: Variables): Promise<Filled> {
  const names = placeholdersIn(texts.join(' '));
  if (names.length === 0) return { texts, defaulted: [] };
  if (isMember(document.cookie)) {
    try {
      return await call(personaliseTexts, { body: { texts, variables } });
    } catch (error) {
      // A text that our own variables fill whole needs nobody else; any other would have holes.
      if (!names.every((name) => Object.hasOwn(variables, name))) throw error;
    }
  }
  return { texts: texts.map((text) => fillHtmlPlaceholders(text, variables)), defaulted: [] };
}

/**
 * What a modal says, by its key and the language of the page, personalised (spec §7: retried once, not asked again on
 * window focus). Parts that nobody wrote are null. Rejects when the texts can't be had: the bonus modals then show their
 * defaults, the status modal says so (spec §8).
 */
export const modalTextsQuery = (key: string, language: ContentLanguage, variables: Variables = {}) =>
  queryOptions({
    queryKey: keys.modalTexts({ key, language, variables }),
    queryFn: async ({ signal }) => {
      const records = await fetchModalRecords(key, language, signal);
      let defaulted: Filled['defaulted'] = [];
      const texts = await composeModal(records, key, async (raw) => {
        const filled = await personalise(raw, variables);
        defaulted = filled.defaulted;
        return filled.texts;
      });
      // What a default stands for is not known: a text that names it would say of the player what nobody has checked.
      return { ...texts, missing: [...texts.missing, ...defaulted] };
    },
    retry: 1,
    refetchOnWindowFocus: false,
    meta: { handlesError: true },
  });

/** modalTextsQuery in the language of the router. Needs the server data of app/frame around it. */
export function useModalTexts(key: string, { variables = {} }: { variables?: Variables } = {}) {
  const language = contentLanguageOf[localeSchema.parse(useLocale())];
  return useQuery(modalTextsQuery(key, language, variables));
}
