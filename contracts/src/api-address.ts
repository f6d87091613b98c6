/** Scheme, name and port of an origin. A host made of numbers has no subdomains, and to a browser those of `localhost` are strangers. */
const ORIGIN = /^(https?:)\/\/([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]*)(:\d+)?\/?$/i;

/** The name that the site's own cookies may span: its host without `www.`, no port; null for one that is no name with a dot. */
export function siteDomain(publicUrl: string): string | null {
  return (
    ORIGIN.exec(publicUrl)?.[2]
      ?.toLowerCase()
      .replace(/^www\./, '') ?? null
  );
}

/**
 * Where the player API stands besides `/api` of the site (spec §7): the origin of the api subdomain of the site's host, or null
 * where there can be none. `https://www.kozyr.example` has `https://api.kozyr.example`.
 */
export function apiOrigin(publicUrl: string): string | null {
  const domain = siteDomain(publicUrl);
  const [, scheme, , port = ''] = ORIGIN.exec(publicUrl) ?? [];
  return domain === null ? null : `${scheme?.toLowerCase()}//api.${domain}${port}`;
}

/** A path with every escaped ASCII character written out, as the platform's router reads it; other escapes stay. */
export function unescaped(pathname: string): string {
  return pathname.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Whether an address below /api, escaped or not, is one that the public front door never passes on: the operator API. */
export const isHidden = (pathname: string): boolean => /^\/api\/+operator/i.test(unescaped(pathname));
