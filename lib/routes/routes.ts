/**
 * Every address of the site, without locale. The only place where paths are written; what the cashbox's carries beside
 * is in cashbox-routes. Spec §2.
 */
export const routes = {
  main: () => '/',
  games: () => '/games',
  gamesSearch: () => '/games?focus=search',
  gamesFound: (text: string) => `/games?q=${encodeURIComponent(text)}`,
  /** A part of the games with a page of its own; live tables have theirs. */
  gamesOfCategory: (category: string) =>
    category === 'live' ? '/games/live-casino' : `/games/category/${encodeURIComponent(category)}`,
  gamesOfTheme: (theme: string) => `/games/theme/${encodeURIComponent(theme)}`,
  gamesSorted: (order: 'new' | 'title' | 'rtp') => `/games?sort=${order}`,
  liveCasino: () => '/games/live-casino',
  /** There on phones with Android alone, see proxy.ts. */
  streams: () => '/streams',
  game: (slug: string) => `/games/${encodeURIComponent(slug)}`,
  /** One round the player has played. The page is the same for all of them, so its name is no part of the path. */
  round: (id: string) => `/rounds?${ROUND_KEY}=${encodeURIComponent(id)}`,
  gamesByProvider: (slug: string) => `/games?provider=${encodeURIComponent(slug)}`,
  gamesByTag: (tag: string) => `/games?tag=${encodeURIComponent(tag)}`,
  providers: () => '/providers',
  provider: (slug: string) => `/providers/${encodeURIComponent(slug)}`,
  profile: (tab?: ProfileTab) => (tab ? `/profile?tab=${tab}` : '/profile'),
  /** Where a player proves who they are, on the profile. */
  identity: () => `/profile?tab=profile#${IDENTITY_PLACE}`,
  cashback: () => '/cashback',
  bonuses: (tab?: BonusesTab) => (tab ? `/bonuses?tab=${tab}` : '/bonuses'),
  /** The tasks of today, on the page of bonuses. */
  tasks: () => `/bonuses?tab=my#${TASKS_PLACE}`,
  battles: (tab?: BattlesTab) => (tab ? `/battles?${BATTLE_TAB_KEY}=${tab}` : '/battles'),
  /** One battle open over their list. */
  battle: (id: string) => `/battles?${BATTLE_KEY}=${encodeURIComponent(id)}`,
  jackpots: (tab?: JackpotsTab, page = 1) =>
    tab ? `/jackpots?tab=${tab}${page > 1 ? `&page=${page}` : ''}` : '/jackpots',
  wheel: () => '/wheel',
  /** Components and modals in every state; not there in production mode. */
  gallery: () => '/gallery',
  aboutUs: () => '/about-us',
  responsibleGaming: () => '/responsible-gaming',
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  /** Where the cashbox lives, whatever it is opened for. */
  cashboxPage: () => '/cashbox',
  /** Any page with the login, the registration or the password reset opened over it. */
  auth: (kind: 'login' | 'register' | 'reset', over: string) =>
    `${over}${over.includes('?') ? '&' : '?'}${AUTH_KEY}=${kind}`,
  /** Any page with a modal opened over it, see app/frame. */
  modal: (kind: LinkedModal, over: string) => `${over}${over.includes('?') ? '&' : '?'}${MODAL_KEY}=${kind}`,
} as const;

/** Where back leads without a history. Spec §2, routes. */
export function parentOf(path: string): string {
  if (path === routes.liveCasino()) return routes.main();
  if (path.startsWith(`${routes.games()}/`)) return routes.games();
  if (path.startsWith(`${routes.providers()}/`)) return routes.providers();
  return routes.main();
}

/** The place of the identity on the profile's page. */
export const IDENTITY_PLACE = 'identity';

/** The place of the tasks on the page of bonuses. */
export const TASKS_PLACE = 'tasks';

export type ProfileTab = 'profile' | 'notifications' | 'cashback' | 'rating';
export type BonusesTab = 'my' | 'available' | 'cashbacks';
export type BattlesTab = 'active' | 'last';
export type JackpotsTab = 'conditions' | 'history';

/** Which round a page of rounds shows. */
export const ROUND_KEY = 'round';

/** Opens login or registration over any page: ?auth=login, ?auth=register. */
export const AUTH_KEY = 'auth';

/** Which list of battles is open; never part of the way back (spec §2). */
export const BATTLE_TAB_KEY = 'battleTab';

/** Which battle is open over their list: ?battle=<id>. Never part of the way back either. */
export const BATTLE_KEY = 'battle';

/** Modals that an address may open over any page: ?modal=wheel. Wins and warnings open by flags alone. */
export const LINKED_MODALS = [
  'first-deposit-bonus',
  'welcome-promocode',
  'percentage-on-deposit',
  'wheel',
  'rating',
  'support',
  'under-development',
] as const;
export type LinkedModal = (typeof LINKED_MODALS)[number];
export const MODAL_KEY = 'modal';
