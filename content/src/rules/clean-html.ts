import { TEXT_TAGS } from '@kozyr/contracts/text-html';
import sanitizeHtml from 'sanitize-html';

/** The tags and attributes of running text. */
export const TEXT_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, 'dl', 'dt', 'dd', 'time', 'abbr', 'caption'],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    abbr: ['title'],
    time: ['datetime'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
    }),
  },
};

/** The text without anything that runs or reaches out: no scripts, styles, frames, forms, images or handlers. */
export function cleanHtml(text: string): string {
  return sanitizeHtml(text, TEXT_OPTIONS).trim();
}
