import type { Game } from '../../../contracts/src/games';
import type { Catalogue } from '../../../platform/src/services/play/games/load-catalogue';
import { arrangeCatalogue } from '../../../platform/src/services/play/games/load-catalogue';
import { contributionOf } from '../../../platform/src/services/play/games/rules';
import { searchGames } from '../../../platform/src/services/play/games/search-games';
import { openCatalogue } from '../../../studio/src/catalogue/catalogue';
import { feedOf } from '../../../studio/src/catalogue/feed';
import type { Slip } from './slips';

/** The house's whole catalogue as the platform holds it in memory, and `more` games of the same words beside it. */
export function houseCatalogue(more = 0): Catalogue {
  const feed = feedOf(openCatalogue().games);
  const providers = new Map(feed.providers.map((provider) => [provider.slug, provider]));
  const games = feed.games.flatMap((game): Game[] => {
    const provider = providers.get(game.provider);
    if (!provider) return [];
    const { slug, title, category, tags, theme, rtp, volatility, min_bet, max_bet, released_on, popularity } = game;
    const figures = { rtp, volatility, min_bet, max_bet, released_on, popularity };
    const contribution = contributionOf({ category, rtp });
    const image = `/art/${slug}`;
    return [
      {
        slug,
        title,
        provider: { slug: provider.slug, name: provider.name },
        category,
        tags,
        theme,
        ...figures,
        contribution,
        image,
      },
    ];
  });
  const words = [...new Set(games.flatMap(({ title }) => title.split(' ')))];
  const pick = (turn: number, step: number) => words[(turn * step) % words.length] ?? '';
  for (let turn = 1; turn <= more; turn += 1) {
    const like = games[turn % games.length];
    if (like) games.push({ ...like, slug: `more-${turn}`, title: `${pick(turn, 7)} ${pick(turn, 31)}`, popularity: 0 });
  }
  return arrangeCatalogue(games);
}

/** Whether what was meant is among the first ten that the search gives. */
export function isFound(catalogue: Catalogue, { typed, meant, studio }: Slip): boolean {
  const { items, providers } = searchGames(catalogue, typed, 10);
  return studio ? providers.some(({ name }) => name === meant) : items.some(({ title }) => title === meant);
}
