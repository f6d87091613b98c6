import type { Locale } from '@kozyr/contracts/locales';
import { getTranslations } from 'next-intl/server';
import { PAGE_KEYS, readHead } from '@/app/shell/page-shell';
import type { Suit } from '@/components/display/icon';
import { fetchGame } from '@/lib/catalogue/catalogue';
import { readProvider } from '@/lib/catalogue/provider';

export type Subject = { title: string; over?: string; suit: Suit /** Paths of art without width. */; art: string[] };

const SUITS: Readonly<Record<string, Suit>> = {
  bonuses: 'diamonds',
  cashbox: 'diamonds',
  cashback: 'clubs',
  wheel: 'clubs',
  jackpots: 'hearts',
  'live-casino': 'hearts',
  profile: 'hearts',
  'responsible-gaming': 'hearts',
};

/** What a picture is of, by the name that og-address gives it; null for what is not there. */
export async function readSubject(name: string, locale: Locale): Promise<Subject | null> {
  const key = PAGE_KEYS.find((each) => each === name);
  if (key) return { title: (await readHead(key, locale)).title, suit: SUITS[key] ?? 'spades', art: [] };
  const [, kind, slug = ''] = /^(game|provider)-(.+)$/.exec(name) ?? [];
  if (kind === 'game') {
    const game = await fetchGame(slug);
    return game && { title: game.title, over: game.provider.name, suit: 'spades', art: [game.image] };
  }
  if (kind !== 'provider') return null;
  const provider = await readProvider(slug, locale);
  if (!provider) return null;
  const t = await getTranslations({ locale, namespace: 'providerPage' });
  const art = provider.games.slice(0, 3).map(({ image }) => image);
  const over = provider.total > 0 ? { over: t('games', { count: provider.total }) } : {};
  return { title: provider.name, ...over, suit: 'spades', art };
}
