import { fetchGames, fetchProviders, fetchSummary } from '@/lib/catalogue/catalogue';
import { routes } from '@/lib/routes/routes';
import { PAGES_PER_MAP } from '@/lib/seo/sitemap';

/** The most that the catalogue gives at once. */
const GAMES_AT_ONCE = 100;
const CALLS_PER_MAP = Math.floor(PAGES_PER_MAP / GAMES_AT_ONCE);

/** Public pages; what is one player's own (cashbox, profile) is nobody's search result. */
export async function mappedPages(): Promise<string[]> {
  const [providers, summary] = await Promise.all([fetchProviders(), fetchSummary()]);
  // Live tables have their page whether or not there are any.
  const categories = summary?.categories.filter(({ slug }) => slug !== 'live') ?? [];
  return [
    routes.main(),
    routes.games(),
    routes.liveCasino(),
    routes.providers(),
    routes.bonuses(),
    routes.cashback(),
    routes.battles(),
    routes.jackpots(),
    routes.wheel(),
    routes.aboutUs(),
    routes.responsibleGaming(),
    routes.terms(),
    routes.privacyPolicy(),
    ...categories.map(({ slug }) => routes.gamesOfCategory(slug)),
    ...(summary?.themes ?? []).map(({ slug }) => routes.gamesOfTheme(slug)),
    ...(providers ?? []).map(({ slug }) => routes.provider(slug)),
  ];
}

/** How many maps of games there are; 0 without a catalogue. */
export async function countGameMaps(): Promise<number> {
  const first = await fetchGames({ page: 1, pageSize: 1, sort: 'title' });
  return Math.ceil((first?.total ?? 0) / (CALLS_PER_MAP * GAMES_AT_ONCE));
}

/** Games of one map, counted from 1. */
export async function mappedGames(map: number): Promise<string[]> {
  const first = (map - 1) * CALLS_PER_MAP + 1;
  const found: string[] = [];
  for (let page = first; page < first + CALLS_PER_MAP; page += 1) {
    const answer = await fetchGames({ page, pageSize: GAMES_AT_ONCE, sort: 'title' });
    found.push(...(answer?.items ?? []).map(({ slug }) => routes.game(slug)));
    if (!answer || page * GAMES_AT_ONCE >= answer.total) break;
  }
  return found;
}
