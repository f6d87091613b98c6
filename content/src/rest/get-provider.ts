import { providerPageSchema } from '@kozyr/contracts/content';
import { FALLBACK_LANGUAGE, languageAskedFor } from '@kozyr/contracts/locales';
import type { PayloadRequest } from 'payload';
import { cleanHtml } from '../rules/clean-html';
import { providerTexts } from '../rules/provider-texts';
import { answer, ContentError } from './answer';
import { nameFrom, questionOf } from './question';
import { readIn, visible } from './reading';

/** GET /providers/:slug. Fallbacks of spec §1 are ours, so each language is read without the store's own. */
export async function getProvider(req: PayloadRequest): Promise<Response> {
  const question = questionOf(req);
  const slug = nameFrom(req, 'slug');
  const findIn = async (locale: typeof FALLBACK_LANGUAGE) => {
    const found = await req.payload.find({
      ...readIn(question),
      locale,
      fallbackLocale: false,
      collection: 'providers',
      where: visible(question, { slug: { equals: slug } }),
    });
    return found.docs[0];
  };
  const language = languageAskedFor(question.askedLanguage);
  const russian = await findIn(FALLBACK_LANGUAGE);
  const own = language === FALLBACK_LANGUAGE ? russian : await findIn(language);
  if (!russian || !own) throw new ContentError('NOT_FOUND', `There is no provider page "${slug}"`);
  const texts = providerTexts(
    {
      keywords: { [language]: own.keywords },
      description: { [FALLBACK_LANGUAGE]: russian.description, [language]: own.description },
    },
    question.askedLanguage,
  );
  const shape = {
    slug: own.slug,
    name: own.name,
    keywords: texts.keywords,
    description: cleanHtml(texts.description),
  };
  return answer(req, providerPageSchema, shape, question);
}
