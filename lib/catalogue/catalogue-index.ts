import { CATEGORIES, type GameIndex, slugOfTitle, VOLATILITIES } from '@kozyr/contracts/game-index';
import type { Currency } from '@kozyr/contracts/money';

export const ORDERS = ['popular', 'new', 'rtp', 'title'] as const;
export type Order = (typeof ORDERS)[number];

/** What a tile shows of a game. */
export type IndexedGame = {
  slug: string;
  title: string;
  provider: string;
  image: string;
  contribution?: number | undefined;
  /** Return to player in percent, "96.40". */
  rtp?: string | undefined;
  volatility?: (typeof VOLATILITIES)[number] | undefined;
};

/** The whole catalogue as a browser holds it. Games are places: 0 is the first by title. */
export type CatalogueIndex = {
  version: string;
  size: number;
  index: GameIndex;
  /** Smallest stakes in major units, for comparing alone: by place in index.bets. */
  bets: Record<Currency, number[]>;
  /** Returns to player in percent, by place in index.rtps. */
  rtps: number[];
  gameAt: (place: number) => IndexedGame;
  /** null for a game that is not on offer. */
  placeOf: (slug: string) => number | null;
  /** All places in an order, the same as the platform's. */
  ordered: (order: Order) => readonly number[];
};

/** Builds the catalogue from the index document. Orders and slugs are worked out when first asked for. */
export function buildCatalogueIndex(index: GameIndex): CatalogueIndex {
  const size = index.title.length;
  const orders = new Map<Order, readonly number[]>();
  let slugs: string[] | undefined;
  let places: Map<string, number> | undefined;
  const slugAt = (place: number) => {
    slugs ??= index.title.map((title, at) => index.slug[at] ?? slugOfTitle(title));
    return slugs[place] ?? '';
  };
  const rtps = index.rtps.map(Number);
  const byColumn = (from: readonly number[], value: (place: number) => number) =>
    [...from].sort((one, other) => value(other) - value(one));

  function ordered(order: Order): readonly number[] {
    const known = orders.get(order);
    if (known) return known;
    const byTitle = Array.from({ length: size }, (_, place) => place);
    // Sorting keeps the order of equals, so every order falls back on the one before it.
    const made =
      order === 'title'
        ? byTitle
        : order === 'popular'
          ? byColumn(byTitle, (place) => index.popularity[place] ?? 0)
          : order === 'new'
            ? byColumn(ordered('popular'), (place) => index.released[place] ?? 0)
            : byColumn(ordered('popular'), (place) => rtps[index.rtp[place] ?? 0] ?? 0);
    orders.set(order, made);
    return made;
  }

  return {
    version: index.version,
    size,
    index,
    rtps,
    bets: { uah: index.bets.map((bet) => Number(bet.uah)), kzt: index.bets.map((bet) => Number(bet.kzt)) },
    gameAt(place) {
      const slug = slugAt(place);
      const provider = index.providers[index.provider[place] ?? 0]?.[1] ?? '';
      return {
        slug,
        title: index.title[place] ?? '',
        provider,
        image: `/art/${slug}`,
        contribution: index.contribution[place],
        rtp: index.rtps[index.rtp[place] ?? 0],
        volatility: VOLATILITIES[index.volatility[place] ?? 0],
      };
    },
    placeOf(slug) {
      places ??= new Map(Array.from({ length: size }, (_, place) => [slugAt(place), place]));
      return places.get(slug) ?? null;
    },
    ordered,
  };
}

export const categoryNames: readonly string[] = CATEGORIES;
export const volatilityNames: readonly string[] = VOLATILITIES;
