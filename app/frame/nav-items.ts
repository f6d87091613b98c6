import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { NavGroup, NavItem } from '@/components/layout/nav-item';
import { offeredAt } from '@/lib/place/offered';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { routes } from '@/lib/routes/routes';

type Key =
  | 'main'
  | 'games'
  | 'live'
  | 'streams'
  | 'providers'
  | 'bonuses'
  | 'battles'
  | 'jackpots'
  | 'wheel'
  | 'cashback'
  | 'cashbox'
  | 'profile'
  | 'support'
  | 'responsibleGaming'
  | 'aboutUs'
  | 'lobby'
  | 'search';

/** What a destination is about that is not offered everywhere. */
function needing(href: string): Pick<NavItem, 'needs'> {
  const needs = offeredAt(href);
  return needs ? { needs } : {};
}

/** The site's destinations with their texts, by key. Spec §2. `badges` sit on the icons of some. */
export async function getNavItems(badges: Partial<Record<Key, ReactNode>> = {}): Promise<Record<Key, NavItem>> {
  const t = await getTranslations('nav');
  const at = (key: Key, href: string, icon: NavItem['icon'], over: Partial<NavItem> = {}): NavItem => ({
    key,
    href,
    place: href,
    icon,
    label: t(key),
    ...needing(href),
    ...(badges[key] ? { badge: badges[key] } : {}),
    ...over,
  });
  return {
    main: at('main', routes.main(), 'lobby'),
    games: at('games', routes.games(), 'games', { except: routes.liveCasino() }),
    live: at('live', routes.liveCasino(), 'live'),
    streams: at('streams', routes.streams(), 'streams', { only: 'android-phone' }),
    providers: at('providers', routes.providers(), 'providers'),
    bonuses: at('bonuses', routes.bonuses(), 'bonuses'),
    battles: at('battles', routes.battles(), 'battles'),
    jackpots: at('jackpots', routes.jackpots(), 'jackpots'),
    wheel: at('wheel', routes.wheel(), 'wheel'),
    cashback: at('cashback', routes.cashback(), 'cashback'),
    cashbox: at('cashbox', cashboxRoutes.at(), 'cashbox', { place: routes.cashboxPage() }),
    profile: at('profile', routes.profile(), 'user'),
    support: at('support', routes.main(), 'support', { place: null, modal: 'support' }),
    responsibleGaming: at('responsibleGaming', routes.responsibleGaming(), 'shield'),
    aboutUs: at('aboutUs', routes.aboutUs(), 'info'),
    // The phone's bar calls the games the lobby, and the live casino is part of it.
    lobby: at('lobby', routes.games(), 'games'),
    search: at('search', routes.gamesSearch(), 'search', { place: null }),
  };
}

/** All sections as the rail and the menu group them. */
export async function getNavGroups(badges: Partial<Record<Key, ReactNode>> = {}): Promise<NavGroup[]> {
  const t = await getTranslations('nav');
  const nav = await getNavItems(badges);
  return [
    { key: 'play', label: t('play'), items: [nav.main, nav.games, nav.live, nav.streams, nav.providers] },
    {
      key: 'rewards',
      label: t('rewards'),
      needs: 'promotions',
      items: [nav.bonuses, nav.battles, nav.jackpots, nav.wheel, nav.cashback],
    },
    { key: 'account', label: t('account'), items: [nav.cashbox, nav.profile] },
    { key: 'help', label: t('help'), items: [nav.support, nav.responsibleGaming, nav.aboutUs] },
  ];
}
