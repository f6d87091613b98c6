import { countGameMaps } from '@/app/sitemaps/parts';
import { serverEnv } from '@/lib/env/server';
import { writeIndex } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
/** Seconds. */
export const revalidate = 3600;

/** The index of the maps of all public pages. */
export async function GET() {
  const games = Array.from({ length: await countGameMaps() }, (_, index) => `games-${index + 1}`);
  const maps = ['pages', ...games].map((name) => `${serverEnv.PUBLIC_URL}/sitemaps/${name}.xml`);
  return new Response(writeIndex(maps), { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
