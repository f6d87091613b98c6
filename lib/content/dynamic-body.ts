import 'server-only';
import type { Locale } from '@kozyr/contracts/locales';
import sanitize from 'sanitize-html';
import { isOwnPath, localePath, withoutLocale } from '../routes/paths';

/** Pictures of the content service and nothing else; the address is written into attributes and style sheets. */
export const OWN_PICTURE = /^\/content-media\/[\w%.-]+$/;

const MARKS = ['class', 'lang', 'dir', 'title', 'aria-label', 'aria-hidden'];

/**
 * The body of dynamic content made safe for the page itself (spec §3): layout and text, pictures of our own, links. No
 * scripts, handlers, styles, frames, forms, and no ids, which would clash with the page's.
 */
export function sanitizeDynamicBody(html: string, locale: Locale): string {
  return sanitize(html, {
    allowedTags: [
      ...['div', 'section', 'article', 'aside', 'header', 'footer', 'figure', 'figcaption', 'details', 'summary'],
      ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'time'],
      ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'mark', 'sub', 'sup', 'span', 'abbr', 'a', 'img'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      '*': MARKS,
      a: ['href', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      time: ['datetime'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      main: 'div',
      nav: 'div',
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, locale) }),
      img: (tagName, attribs) => ({ tagName, attribs: { alt: '', ...attribs, loading: 'lazy', decoding: 'async' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
  });
}

/** A link of this site in the reader's language, or one of another site that it is told nothing of; else no link. */
function linkAttributes(attribs: sanitize.Attributes, locale: Locale): sanitize.Attributes {
  const { href = '', rel: _, ...rest } = attribs;
  if (isOwnPath(href)) return { ...rest, href: localePath(locale, withoutLocale(href)) };
  if (/^https:\/\/[^\s\\]+$/i.test(href)) return { ...rest, href, rel: 'noopener nofollow' };
  return rest;
}
