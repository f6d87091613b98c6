const MEMBER = /(?:^|;\s*)kozyr_audience=member(?:;|$)/;

/** Whether this browser is signed in, as the cookie says that chooses the pages. It holds nothing else. */
export function isMember(cookies: string): boolean {
  return MEMBER.test(cookies);
}

/** Removes the cookie: a page that loads next is the guests', also when the API could not be reached. */
export function forgetMember(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = 'kozyr_audience=; Path=/; Max-Age=0; SameSite=Lax';
}
