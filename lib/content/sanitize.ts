import 'server-only';
import { fillHtmlPlaceholders } from '@kozyr/contracts/placeholders';
import { TEXT_TAGS } from '@kozyr/contracts/text-html';
import sanitize from 'sanitize-html';

/** What editors may write. No styles, no images, no frames: blocks have fields for those. */
const OPTIONS: sanitize.IOptions = {
  allowedTags: [...TEXT_TAGS],
  allowedAttributes: { a: ['href', 'title'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2' },
};

/** Editors' HTML made safe, with placeholders filled as text (spec §5). */
export function sanitizeRichText(html: string, variables: Readonly<Record<string, string>> = {}): string {
  return sanitize(fillHtmlPlaceholders(html, variables), OPTIONS);
}

/** The plain text of editors' HTML, for titles and descriptions. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|h[1-6]|li)>|<br\s*\/?>/gi, '$& ');
  return decode(sanitize(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The heading an editor's HTML begins with, as plain text, and the sanitised rest. */
export function headingAndRest(html: string): { heading: string; rest: string } {
  const [whole = '', heading = ''] = /^\s*<h([1-6])\b[^>]*>[\s\S]*?<\/h\1>/i.exec(html) ?? [];
  return { heading: heading && plainText(whole), rest: sanitizeRichText(html.slice(whole.length)) };
}

/** sanitize-html answers text escaped for HTML; React escapes it again. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** A full stop, question or exclamation mark with what closes it, before a space: initials and numbers go on. */
const SENTENCE_END = /(?<=\p{L}{2}|\d|[)»”"])[.!?…]+[»”")]*(?=\s+\p{Lu}|\s*$)/gu;

/** The first sentence of a plain text, with the next ones for as long as it is shorter than `atLeast` characters. */
export function firstSentence(text: string, { atLeast = 1 }: { atLeast?: number } = {}): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  return text.slice(0, ends.find((end) => end >= atLeast) ?? text.length);
}
