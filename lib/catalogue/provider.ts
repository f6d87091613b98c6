import 'server-only';
import type { Game } from '@kozyr/contracts/games';
import type { Locale } from '@kozyr/contracts/locales';
import { getProviderPage } from '../content/content';
import { fetchGames, fetchProviders } from './catalogue';

/** Games shown on a studio's page: four rows at the widest. */
const SHOWN_GAMES = 24;

export type Provider = {
  slug: string;
  name: string;
  /** Sanitised HTML; "" when the content service has nothing on it. */
  description: string;
  keywords: string[];
  games: Game[];
  total: number;
};

/** A studio as catalogue and content service know it together; null when neither does. */
export async function readProvider(slug: string, locale: Locale): Promise<Provider | null> {
  const [listed, page] = await Promise.all([fetchProviders(), getProviderPage(slug, locale)]);
  const name = listed?.find((each) => each.slug === slug)?.name ?? page?.name;
  // Nothing is asked, and kept, for a name that somebody made up.
  if (!name) return null;
  const games = await fetchGames({ provider: slug, sort: 'popular', pageSize: SHOWN_GAMES });
  return {
    slug,
    name,
    description: page?.description ?? '',
    keywords: page?.keywords ?? [],
    games: games?.items ?? [],
    total: games?.total ?? 0,
  };
}
