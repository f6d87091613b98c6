import { TEXT_TAGS } from '@kozyr/contracts/text-html';

const ATTRIBUTES = ['href', 'title', 'scope', 'colspan', 'rowspan'];
/** Secure sites, mail, phones, and paths of this site; "//host" is another site. */
const ADDRESS = /^(?:https:|mailto:|tel:|#|\/(?![/\\]))/i;

/**
 * Somebody's HTML made safe in the browser; the library (DOMPurify) comes with the first text. Fill placeholders before,
 * so that what they made of it is cleaned as well.
 */
export async function cleanHtml(html: string): Promise<string> {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...TEXT_TAGS],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}

/** The words of somebody's HTML, for titles and buttons. Nothing in it is run or fetched. Browser only. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
