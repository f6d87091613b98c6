import { mappedGames, mappedPages } from '@/app/sitemaps/parts';
import { languageAlternates } from '@/lib/seo/page-metadata';
import { writeMap } from '@/lib/seo/sitemap';

/** Not kept by Next, which would keep a file for every name that somebody makes up; the edge keeps what exists. */
export const dynamic = 'force-dynamic';
const CACHING = 'public, max-age=3600';

/** GET /sitemaps/pages.xml and /sitemaps/games-<n>.xml: addresses in every language. 404 for a map that holds nothing. */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const { part } = await params;
  const [, number] = /^games-([1-9]\d{0,3})\.xml$/.exec(part) ?? [];
  const paths = part === 'pages.xml' ? await mappedPages() : number ? await mappedGames(Number(number)) : [];
  if (paths.length === 0) return new Response(null, { status: 404 });
  const map = writeMap(paths, languageAlternates);
  return new Response(map, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHING },
  });
}
