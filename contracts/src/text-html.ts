/**
 * Tags that a text of editors may be made of, wherever it is cleaned: by the content service when it is written, by the
 * site's server and by the browser when it is shown. Pictures, frames and styles have fields of their own.
 */
export const TEXT_TAGS: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'small', 'mark'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'span', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
