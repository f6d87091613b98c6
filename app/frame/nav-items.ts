import { getTranslations } from 'next-intl/server';
import type { NavItem } from '@/components/layout/nav-item';
import { routes } from '@/lib/routes/routes';

type Key = 'main' | 'games' | 'lobby' | 'search' | 'cashbox' | 'bonuses' | 'profile';

/** The site's destinations with their texts, by key. */
export async function getNavItems(): Promise<Record<Key, NavItem>> {
  const t = await getTranslations('nav');
  return {
    main: { key: 'main', href: routes.main(), segment: null, icon: 'lobby', label: t('main') },
    games: { key: 'games', href: routes.games(), segment: 'games', icon: 'games', label: t('games') },
    lobby: { key: 'lobby', href: routes.games(), segment: 'games', icon: 'games', label: t('lobby') },
    search: { key: 'search', href: routes.gamesSearch(), segment: 'search', icon: 'search', label: t('search') },
    cashbox: { key: 'cashbox', href: routes.cashbox(), segment: 'cashbox', icon: 'cashbox', label: t('cashbox') },
    bonuses: { key: 'bonuses', href: routes.bonuses(), segment: 'bonuses', icon: 'bonuses', label: t('bonuses') },
    profile: { key: 'profile', href: routes.profile(), segment: 'profile', icon: 'user', label: t('profile') },
  };
}
