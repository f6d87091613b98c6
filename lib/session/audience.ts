const MEMBER = /(?:^|;\s*)kozyr_audience=member(?:;|$)/;

/** Whether this browser is signed in, as the cookie says that chooses the pages. It holds nothing else. */
export function isMember(cookies: string): boolean {
  return MEMBER.test(cookies);
}

function writeCookie(value: string, attributes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `kozyr_audience=${value}; Path=/; SameSite=Lax${attributes}`;
}

/**
 * Removes the cookie: a page that loads next is the guests', also when the API could not be reached. Set by the API on its own
 * subdomain (spec §7) it spans the site's domain, set by the site's own origin it does not.
 */
export function forgetMember(): void {
  writeCookie('', '; Max-Age=0');
  writeCookie('', `; Max-Age=0; Domain=${window.location.hostname.replace(/^www\./, '')}`);
}
