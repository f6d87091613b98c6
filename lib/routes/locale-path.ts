/** The address of a path in a locale: ("uk", "/games?tag=new") is "/uk/games?tag=new"; the main page is "/uk". */
export function localePath(locale: string, path: string): string {
  const rest = path.startsWith('/') ? path.slice(1) : path;
  if (rest === '') return `/${locale}`;
  return rest.startsWith('?') || rest.startsWith('#') ? `/${locale}${rest}` : `/${locale}/${rest}`;
}
