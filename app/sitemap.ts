import { LOCALES } from '@kozyr/contracts/locales';
import type { MetadataRoute } from 'next';
import { fetchGames } from '@/lib/catalogue/catalogue';
import { serverEnv } from '@/lib/env/server';
import { localePath } from '@/lib/routes/locale-path';
import { routes } from '@/lib/routes/routes';
import { languageAlternates } from '@/lib/seo/page-metadata';

const PAGE_SIZE = 100;
/** Keeps the map under the 50,000 addresses a search engine reads, four languages each. */
const MAX_GAME_PAGES = 100;

export const revalidate = 3600;

/** Every public page in every language, games included. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = [
    routes.main(),
    routes.games(),
    routes.bonuses(),
    routes.aboutUs(),
    routes.responsibleGaming(),
    routes.terms(),
    routes.privacyPolicy(),
  ];
  const games: string[] = [];
  for (let page = 1; page <= MAX_GAME_PAGES; page += 1) {
    const answer = await fetchGames({ page, pageSize: PAGE_SIZE, sort: 'title' });
    games.push(...(answer?.items ?? []).map((game) => routes.game(game.slug)));
    if (!answer || page * PAGE_SIZE >= answer.total) break;
  }
  return [...pages, ...games].flatMap((path) =>
    LOCALES.map((locale) => ({
      url: serverEnv.PUBLIC_URL + localePath(locale, path),
      alternates: { languages: languageAlternates(path) },
    })),
  );
}
