/** An address of this site without its language: "/uk/games?tag=new" is "/games?tag=new", "/kk" is "/". */
export function withoutLocale(address: string): string {
  // No route of ours has a first part of two letters; a language always has.
  const rest = address.replace(/^\/[a-z]{2}(?=[/?#]|$)/, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}
