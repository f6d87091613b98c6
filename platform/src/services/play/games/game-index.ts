import {
  CATEGORIES,
  dayOf,
  type GameIndex,
  type GameSummary,
  slugOfTitle,
  VOLATILITIES,
} from '@kozyr/contracts/game-index';
import type { Game } from '@kozyr/contracts/games';
import type { Catalogue } from './load-catalogue';

/** Numbers different texts by the order in which they come. */
function numbering(): { list: string[]; of: (text: string) => number } {
  const list: string[] = [];
  const known = new Map<string, number>();
  return {
    list,
    of(text) {
      const found = known.get(text);
      if (found !== undefined) return found;
      known.set(text, list.length);
      return list.push(text) - 1;
    },
  };
}

/** The catalogue in columns: contracts/game-index.ts. */
export function writeGameIndex(catalogue: Catalogue): GameIndex {
  const games = catalogue.sorted.title;
  const providers = new Map(catalogue.providers.map(({ slug }, place) => [slug, place]));
  const [themes, tags, tagSets, rtps, bets] = [numbering(), numbering(), numbering(), numbering(), numbering()];
  const column = (value: (game: Game) => number) => games.map(value);
  const ownSlugs = games.flatMap(({ slug, title }, place) =>
    slug === slugOfTitle(title) ? [] : [[String(place), slug] as const],
  );
  const closed = games.flatMap(({ closed_in: areas }, place) => (areas ? [[String(place), areas] as const] : []));
  const columns = {
    title: games.map(({ title }) => title),
    slug: Object.fromEntries(ownSlugs),
    provider: column(({ provider }) => providers.get(provider.slug) ?? 0),
    category: column(({ category }) => CATEGORIES.indexOf(category)),
    theme: column(({ theme }) => themes.of(theme)),
    tag_set: column((game) => tagSets.of(game.tags.map((tag) => tags.of(tag)).join())),
    rtp: column(({ rtp }) => rtps.of(rtp)),
    volatility: column(({ volatility }) => VOLATILITIES.indexOf(volatility)),
    bet: column(({ min_bet: bet }) => bets.of(`${bet.uah} ${bet.kzt}`)),
    released: column(({ released_on: date }) => dayOf(date)),
    popularity: column(({ popularity }) => popularity),
    contribution: column(({ contribution }) => contribution),
  };
  return {
    version: catalogue.version,
    providers: catalogue.providers.map(({ slug, name }): [string, string] => [slug, name]),
    themes: themes.list,
    tags: tags.list,
    tag_sets: tagSets.list.map((set) => (set === '' ? [] : set.split(',').map(Number))),
    rtps: rtps.list,
    bets: bets.list.map((bet) => {
      const [uah = '0.00', kzt = '0.00'] = bet.split(' ');
      return { uah, kzt };
    }),
    ...columns,
    ...(closed.length > 0 ? { closed: Object.fromEntries(closed) } : {}),
  };
}

function counted<Slug extends string>(slugs: readonly Slug[]): { slug: Slug; games: number }[] {
  const counts = new Map<Slug, number>();
  for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts]
    .map(([slug, games]) => ({ slug, games }))
    .sort((one, other) => other.games - one.games || (one.slug < other.slug ? -1 : 1));
}

/** What the catalogue is made of, with numbers of games. */
export function summariseGames(catalogue: Catalogue): GameSummary {
  const games = catalogue.sorted.popular;
  return {
    version: catalogue.version,
    total: games.length,
    categories: counted(games.map(({ category }) => category)),
    themes: counted(games.map(({ theme }) => theme)),
    tags: counted(games.flatMap(({ tags }) => tags)),
  };
}
