import type { Game } from '@kozyr/contracts/games';
import type { Catalogue, GameOrder } from './load-catalogue';

type ListInput = {
  page: number;
  pageSize: number;
  sort: GameOrder;
  provider?: string;
  category?: Game['category'];
  tag?: string;
  theme?: string;
  /** By commas: these alone, in this order. */
  slugs?: string;
};

type Page<T> = { items: T[]; total: number; page: number; pageSize: number };

/** A page of the games that pass every given filter. */
export function listGames(catalogue: Catalogue, input: ListInput): Page<Game> {
  const { page, pageSize, sort, provider, category, tag, theme, slugs } = input;
  const named = slugs && [...new Set(slugs.split(','))].flatMap((slug) => catalogue.bySlug.get(slug) ?? []);
  const found = (named || catalogue.sorted[sort]).filter(
    (game) =>
      (provider === undefined || game.provider.slug === provider) &&
      (category === undefined || game.category === category) &&
      (tag === undefined || game.tags.includes(tag)) &&
      (theme === undefined || game.theme === theme),
  );
  const start = (page - 1) * pageSize;
  return { items: found.slice(start, start + pageSize), total: found.length, page, pageSize };
}
