import type { GameIndex } from '@kozyr/contracts/game-index';
import type { Game } from '@kozyr/contracts/games';
import { liesIn } from '@kozyr/contracts/regions';

/** Whether a game is offered to players of a country (ISO 3166-1). */
export const isOfferedIn = (country: string, { closed_in: areas }: Pick<Game, 'closed_in'>): boolean =>
  !areas?.some((area) => liesIn(country, area));

/** The index without the games that are closed in a country (ISO 3166-1): every column has an entry less for each. */
export function withoutClosed(index: GameIndex, country: string): GameIndex {
  const { closed, ...rest } = index;
  const shut = new Set(
    Object.entries(closed ?? {}).flatMap(([place, areas]) =>
      areas.some((area) => liesIn(country, area)) ? [Number(place)] : [],
    ),
  );
  if (shut.size === 0) return rest;
  const left = <T>(column: readonly T[]): T[] => column.filter((_, place) => !shut.has(place));
  const places = left(index.title.map((_, place) => place));
  const slug = Object.fromEntries(
    places.flatMap((before, now) => {
      const own = index.slug[before];
      return own === undefined ? [] : [[String(now), own] as const];
    }),
  );
  return {
    ...rest,
    slug,
    title: left(index.title),
    provider: left(index.provider),
    category: left(index.category),
    theme: left(index.theme),
    tag_set: left(index.tag_set),
    rtp: left(index.rtp),
    volatility: left(index.volatility),
    bet: left(index.bet),
    released: left(index.released),
    popularity: left(index.popularity),
    contribution: left(index.contribution),
  };
}
