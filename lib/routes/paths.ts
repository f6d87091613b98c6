/**
 * Whether a text is a path of this site and nothing else. "//host" and "/\host" are other sites to a browser, and so is
 * "/<tab>/host": it takes tabs and line breaks out of an address before it reads it.
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

/** An address of this site without its language: "/uk/games?tag=new" is "/games?tag=new", "/kk" is "/". */
export function withoutLocale(address: string): string {
  // No route of ours has a first part of two letters; a language always has.
  const rest = address.replace(/^\/[a-z]{2}(?=[/?#]|$)/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The address of a path in a locale: ("uk", "/games?tag=new") is "/uk/games?tag=new"; the main page is "/uk". */
export function localePath(locale: string, path: string): string {
  const rest = path.startsWith('/') ? path.slice(1) : path;
  if (rest === '') return `/${locale}`;
  return rest.startsWith('?') || rest.startsWith('#') ? `/${locale}${rest}` : `/${locale}/${rest}`;
}
