import { CURRENCIES } from '@kozyr/contracts/money';
import { ORDERS } from '@/lib/catalogue/catalogue-index';
import { type Facet, type Filters, NO_FILTERS, type Sifted } from '@/lib/catalogue/facets';
import { routes } from '@/lib/routes/routes';
import { SEARCH_MINIMUM } from './constants';
import type { Base, LobbyQuery } from './types';

type Query = { get: (key: string) => string | null };

/** Query keys of the lobby. What else stands in the address is not its business. */
const KEYS = ['category', 'provider', 'theme', 'tag', 'volatility', 'rtp', 'bet', 'bonus', 'sort', 'q', 'focus'];

/** What a typed text asks for: nothing, too little (spec §5: at least 3 characters), or a search. */
export function readSearch(text: string): { state: 'none' } | { state: 'short' } | { state: 'search'; q: string } {
  const q = text.trim().replaceAll(/\s+/g, ' ');
  if (q === '') return { state: 'none' };
  return [...q].length < SEARCH_MINIMUM ? { state: 'short' } : { state: 'search', q };
}

const listOf = (query: Query, key: string): string[] => [
  ...new Set((query.get(key) ?? '').split(',').filter((name) => /^[a-z0-9-]+$/.test(name))),
];

function amountOf(text: string | null): number | null {
  return text !== null && /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}

function betOf(text: string | null): Filters['bet'] {
  const [, value = '', code] = /^([\d.]+)-([a-z]{3})$/.exec(text ?? '') ?? [];
  const currency = CURRENCIES.find((each) => each === code);
  const amount = amountOf(value);
  return currency && amount !== null ? { amount, currency } : null;
}

/** What an address asks for on a page; what can't be read counts as not set. */
export function readQuery(query: Query, base: Base | null): LobbyQuery {
  const category = listOf(query, 'category')[0] ?? null;
  const own = (kind: Base['kind'], key: string) => (base?.kind === kind ? [base.slug] : listOf(query, key));
  return {
    order: ORDERS.find((order) => order === query.get('sort')) ?? 'popular',
    filters: {
      category: base?.kind === 'category' ? base.slug : category,
      providers: own('provider', 'provider'),
      themes: own('theme', 'theme'),
      tags: listOf(query, 'tag'),
      volatilities: listOf(query, 'volatility'),
      rtp: amountOf(query.get('rtp')),
      bet: betOf(query.get('bet')),
      bonus: query.get('bonus') === '1',
    },
  };
}

/** The query string of what a lobby page is asked for, without what is at its default; keys of others in `held` stay. "" or "?tag=new". */
export function toQuery({ filters, order }: LobbyQuery, base: Base | null, held = ''): string {
  const query = new URLSearchParams(held);
  for (const key of KEYS) query.delete(key);
  const set = (key: string, value: string) => value !== '' && query.set(key, value);
  if (base?.kind !== 'category') set('category', filters.category ?? '');
  if (base?.kind !== 'provider') set('provider', filters.providers.join());
  if (base?.kind !== 'theme') set('theme', filters.themes.join());
  set('tag', filters.tags.join());
  set('volatility', filters.volatilities.join());
  set('rtp', filters.rtp === null ? '' : String(filters.rtp));
  set('bet', filters.bet === null ? '' : `${filters.bet.amount}-${filters.bet.currency}`);
  set('bonus', filters.bonus ? '1' : '');
  set('sort', order === 'popular' ? '' : order);
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** What a page shows before anybody chooses anything. */
export function restOf(base: Base | null): Filters {
  return {
    ...NO_FILTERS,
    category: base?.kind === 'category' ? base.slug : null,
    providers: base?.kind === 'provider' ? [base.slug] : [],
    themes: base?.kind === 'theme' ? [base.slug] : [],
  };
}

/** The facets a reader chose on this page: the page's own is not theirs to let go. */
export function chosenFacets(active: readonly Facet[], base: Base | null): Facet[] {
  return active.filter((facet) => facet !== base?.kind);
}

/** Nothing is left: the facet whose loosening would bring most games back; null when no single one would. */
export function narrowest(chosen: readonly Facet[], relaxed: Sifted['relaxed']): Facet | null {
  const [best] = chosen.toSorted((one, other) => relaxed[other] - relaxed[one]);
  return best !== undefined && relaxed[best] > 0 ? best : null;
}

/** A list with a name put in or, where it is in, taken out. */
export function toggled(list: readonly string[], name: string): string[] {
  return list.includes(name) ? list.filter((each) => each !== name) : [...list, name];
}

export type Step = { value: number; games: number };

/**
 * Steps of a threshold, from the different values and how many games have exactly each: at most `most`, none that leaves
 * all or repeats another. `least`: "at least so much", else "at most".
 */
export function stepsOf(values: readonly number[], games: readonly number[], least: boolean, most = 5): Step[] {
  const distinct = [...new Set(values)].sort((one, other) => one - other);
  const inner = least ? distinct.slice(1) : distinct.slice(0, -1);
  const stride = Math.max(1, Math.ceil(inner.length / most));
  const kept = inner.filter((_, place) => place % stride === 0);
  return kept.map((value) => ({
    value,
    games: games.reduce((sum, count, place) => {
      const own = values[place] ?? 0;
      return (least ? own >= value : own <= value) ? sum + count : sum;
    }, 0),
  }));
}

/**
 * The values of a facet that tell games apart: one that all the games left have changes nothing by being chosen. `all`: games
 * must have all chosen values; else a value is chosen beside or instead of others, and any may bring more.
 */
export function informative<T extends { games: number; selected: boolean }>(
  options: readonly T[],
  left: number,
  all: boolean,
): T[] {
  if (left === 0 || (!all && options.some(({ selected }) => selected))) return [...options];
  return options.filter(({ games, selected }) => selected || games < left);
}

/** How many columns the grid has at a width of the window: as its classes say. */
export function columnsAt(width: number): number {
  if (width >= 1440) return 6;
  if (width >= 1024) return 5;
  return width >= 768 ? 4 : 2;
}

/** Where focus goes from a tile by a key; null for keys that are none of the grid's, or lead nowhere. */
export function tileByKey(key: string, place: number, columns: number, total: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: place + 1,
    ArrowLeft: place - 1,
    ArrowDown: place + columns,
    ArrowUp: place - columns,
    Home: 0,
    End: total - 1,
  };
  const target = steps[key];
  return target === undefined || target < 0 || target >= total || target === place ? null : target;
}

type Names = { (key: string): string; has: (key: string) => boolean };

/** The text for a slug of the catalogue, under a prefix; for one that has no text yet, the slug as words. */
export function nameIn(texts: Names, slug: string, prefix = ''): string {
  if (texts.has(prefix + slug)) return texts(prefix + slug);
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Named = { slug: string; title: string; image: string; provider: { name: string } };

/**
 * Something a search leads to. `note`: the studio of a game, or how many games a studio has; `search`: it is an earlier search, of that
 * text.
 */
export type Proposal = {
  key: string;
  href: string;
  label: string;
  image?: string;
  note?: string | number;
  search?: string;
};
export type Proposals = { key: 'studios' | 'games' | 'nearest' | 'recent' | 'popular'; options: Proposal[] };

/** What a search proposes now: what it has found, what comes nearest to it, or, before it, earlier ones and what is played. */
export function proposals({
  state,
  found,
  searches,
  popular,
}: {
  state: ReturnType<typeof readSearch>['state'];
  /** null while there is no answer. */
  found: { items: Named[]; providers: { slug: string; name: string; games: number }[]; nearest: Named[] } | null;
  searches: readonly string[];
  popular: readonly Named[];
}): Proposals[] {
  const games = (list: readonly Named[]): Proposal[] =>
    list.map(({ slug, title, image, provider }) => ({
      key: slug,
      href: routes.game(slug),
      label: title,
      image,
      note: provider.name,
    }));
  const groups: Proposals[] =
    state === 'search'
      ? [
          {
            key: 'studios',
            options: (found?.providers ?? []).map(({ slug, name, games: count }) => ({
              key: slug,
              href: routes.provider(slug),
              label: name,
              note: count,
            })),
          },
          { key: 'games', options: games(found?.items ?? []) },
          { key: 'nearest', options: games(found?.nearest ?? []) },
        ]
      : [
          {
            key: 'recent',
            options: searches.map((text) => ({ key: text, href: routes.gamesFound(text), label: text, search: text })),
          },
          { key: 'popular', options: games(popular) },
        ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Which option a key leads to, round and round; null for other keys. -1: none, the field itself. */
export function optionByKey(key: string, active: number, total: number): number | null {
  if (total === 0) return null;
  if (key === 'ArrowDown') return active + 1 >= total ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? total - 1 : active - 1;
  return null;
}
