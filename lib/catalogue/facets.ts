import type { Currency } from '@kozyr/contracts/money';
import { type CatalogueIndex, categoryNames, type Order, volatilityNames } from './catalogue-index';

/** What narrows the catalogue. An empty list, and null, leave everything. */
export type Filters = {
  category: string | null;
  providers: readonly string[];
  themes: readonly string[];
  /** A game must have all of them. */
  tags: readonly string[];
  volatilities: readonly string[];
  /** At least so much, in percent. */
  rtp: number | null;
  /** The smallest stake is at most so much, in major units. */
  bet: { amount: number; currency: Currency } | null;
  /** Only games whose stakes count in full for wagering. */
  bonus: boolean;
};

export const FACETS = ['category', 'provider', 'theme', 'tag', 'volatility', 'rtp', 'bet', 'bonus'] as const;
export type Facet = (typeof FACETS)[number];

export const NO_FILTERS: Filters = {
  category: null,
  providers: [],
  themes: [],
  tags: [],
  volatilities: [],
  rtp: null,
  bet: null,
  bonus: false,
};

/** Which facets a selection narrows. */
export function activeFacets(filters: Filters): Facet[] {
  const active: Record<Facet, boolean> = {
    category: filters.category !== null,
    provider: filters.providers.length > 0,
    theme: filters.themes.length > 0,
    tag: filters.tags.length > 0,
    volatility: filters.volatilities.length > 0,
    rtp: filters.rtp !== null,
    bet: filters.bet !== null,
    bonus: filters.bonus,
  };
  return FACETS.filter((facet) => active[facet]);
}

/** The same selection with one facet let go. */
export function without(filters: Filters, facet: Facet): Filters {
  const free: Record<Facet, Partial<Filters>> = {
    category: { category: null },
    provider: { providers: [] },
    theme: { themes: [] },
    tag: { tags: [] },
    volatility: { volatilities: [] },
    rtp: { rtp: null },
    bet: { bet: null },
    bonus: { bonus: false },
  };
  return { ...filters, ...free[facet] };
}

export type Sifted = {
  /** Games left, in order. */
  places: readonly number[];
  /**
   * For every value of a facet, how many games would be left if it were chosen as well, under the other facets: by place in
   * the index (bonus: 0 no, 1 yes; rtp and bet: of exactly that value).
   */
  counts: Readonly<Record<Facet, readonly number[]>>;
  /** For every facet, how many games would be left without it. */
  relaxed: Readonly<Record<Facet, number>>;
};

const places = (names: readonly string[], wanted: readonly string[]) => wanted.map((name) => names.indexOf(name));

/** Filters and counts in one pass over the columns: under a millisecond for 3,000 games. */
export function sift(catalogue: CatalogueIndex, filters: Filters, order: Order): Sifted {
  const { index } = catalogue;
  const full = index.contribution.map((percent) => (percent >= 100 ? 1 : 0));
  const wantedTags = places(index.tags, filters.tags);
  const among = (count: number, wanted: readonly number[]) =>
    Uint8Array.from({ length: count }, (_, place) => (wanted.length === 0 || wanted.includes(place) ? 1 : 0));
  const { rtp, bet } = filters;
  const passes: readonly Uint8Array[] = [
    among(categoryNames.length, filters.category === null ? [] : places(categoryNames, [filters.category])),
    among(
      index.providers.length,
      places(
        index.providers.map(([slug]) => slug),
        filters.providers,
      ),
    ),
    among(index.themes.length, places(index.themes, filters.themes)),
    Uint8Array.from(index.tag_sets, (set) => (wantedTags.every((tag) => set.includes(tag)) ? 1 : 0)),
    among(volatilityNames.length, places(volatilityNames, filters.volatilities)),
    Uint8Array.from(catalogue.rtps, (value) => (rtp === null || value >= rtp ? 1 : 0)),
    Uint8Array.from(index.bets, (_, place) =>
      bet === null || (catalogue.bets[bet.currency][place] ?? 0) <= bet.amount ? 1 : 0,
    ),
    Uint8Array.from([filters.bonus ? 0 : 1, 1]),
  ];
  const columns: readonly (readonly number[])[] = [
    index.category,
    index.provider,
    index.theme,
    index.tag_set,
    index.volatility,
    index.rtp,
    index.bet,
    full,
  ];
  const tallies = passes.map((pass) => new Array<number>(pass.length).fill(0));
  const failing = new Array<number>(FACETS.length).fill(0);
  const left = new Uint8Array(catalogue.size);
  let found = 0;
  for (let place = 0; place < catalogue.size; place += 1) {
    let failed = -1;
    let failures = 0;
    for (let facet = 0; facet < columns.length && failures < 2; facet += 1) {
      if (passes[facet]?.[columns[facet]?.[place] ?? 0] === 1) continue;
      failed = facet;
      failures += 1;
    }
    if (failures > 1) continue;
    if (failures === 0) {
      left[place] = 1;
      found += 1;
    } else failing[failed] = (failing[failed] ?? 0) + 1;
    for (let facet = 0; facet < columns.length; facet += 1) {
      if (failures === 1 && facet !== failed) continue;
      const tally = tallies[facet];
      const value = columns[facet]?.[place] ?? 0;
      // A game must have all chosen features, so one that lacks a chosen one counts for none of the others.
      if (tally && (failures === 0 || FACETS[facet] !== 'tag')) tally[value] = (tally[value] ?? 0) + 1;
    }
  }
  const [category = [], provider = [], theme = [], sets = [], volatility = [], rtps = [], bets = [], bonus = []] =
    tallies;
  const tag = new Array<number>(index.tags.length).fill(0);
  for (const [set, count] of sets.entries())
    for (const place of index.tag_sets[set] ?? []) tag[place] = (tag[place] ?? 0) + count;
  const relaxed = (facet: Facet) => found + (failing[FACETS.indexOf(facet)] ?? 0);
  return {
    places: catalogue.ordered(order).filter((place) => left[place] === 1),
    counts: { category, provider, theme, tag, volatility, rtp: rtps, bet: bets, bonus },
    relaxed: {
      category: relaxed('category'),
      provider: relaxed('provider'),
      theme: relaxed('theme'),
      tag: relaxed('tag'),
      volatility: relaxed('volatility'),
      rtp: relaxed('rtp'),
      bet: relaxed('bet'),
      bonus: relaxed('bonus'),
    },
  };
}
