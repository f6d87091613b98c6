import { LOCALES } from '@kozyr/contracts/locales';

/** A search engine reads up to 50,000 addresses of one map; each page stands in it once per language. */
const MAX_ADDRESSES = 50_000;
/** Pages in one map: well under that, so that a map stays about two megabytes. */
export const PAGES_PER_MAP = Math.min(1_000, Math.floor(MAX_ADDRESSES / LOCALES.length));

type Addresses = (path: string) => Record<string, string>;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The index of maps; addresses are absolute. */
export function writeIndex(maps: readonly string[]): string {
  const entries = maps.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</sitemapindex>\n`;
}

/** One map: every page once per language, each naming all of its languages. `addresses` gives hreflang to address. */
export function writeMap(paths: readonly string[], addresses: Addresses): string {
  const entries = paths.flatMap((path) => {
    const all = addresses(path);
    const links = Object.entries(all)
      .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`)
      .join('');
    return LOCALES.map((locale) => `<url><loc>${escapeXml(all[locale] ?? '')}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
