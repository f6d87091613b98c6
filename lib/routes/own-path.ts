/**
 * Whether a text is a path of this site and nothing else. "//host" and "/\host" are other sites to a browser, and so is
 * "/<tab>/host": it takes tabs and line breaks out of an address before it reads it.
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}
