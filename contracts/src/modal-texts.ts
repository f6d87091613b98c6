import { CONTENT_LANGUAGES, type ContentLanguage } from './locales';

/** Where the site's own origin shows the content service's modal records, published ones only: /content-texts/modals/<key>/<language>. */
export const CONTENT_TEXTS = '/content-texts/';

const ADDRESS = /^\/content-texts\/modals\/([a-z\d]+(?:-[a-z\d]+)*)\/([a-z]{2})$/;
const MAX_KEY_LENGTH = 120;

/** The path by which a browser asks for the records of a modal; null when the key can't be one (see readModalTextsPath). */
export function modalTextsPath(key: string, language: ContentLanguage): string | null {
  const path = `${CONTENT_TEXTS}modals/${key}/${language}`;
  return readModalTextsPath(path) && path;
}

/**
 * What to ask the content service for such a path: lower-case words joined by dashes and a language of ours, nothing
 * else. So neither a token nor a draft nor another of its addresses can be reached. Null for any other path.
 */
export function readModalTextsPath(pathname: string): string | null {
  const [, key = '', code = ''] = ADDRESS.exec(pathname) ?? [];
  const language = CONTENT_LANGUAGES.find((each) => each === code);
  return language && key.length <= MAX_KEY_LENGTH ? `/api/v1/modals/${key}?language=${language}` : null;
}
