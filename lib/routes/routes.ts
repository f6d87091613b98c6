/** Every address of the site, without locale. The only place where paths are written. Spec §2. */
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
  cashback: () => '/cashback',
  bonuses: (tab?: BonusesTab) => (tab ? `/bonuses?tab=${tab}` : '/bonuses'),
  battles: (tab?: BattlesTab) => (tab ? `/battles?${BATTLE_TAB_KEY}=${tab}` : '/battles'),
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
  cashbox: (action: CashboxAction = 'deposit', depositAmount?: string) => {
    const query = new URLSearchParams({ [CASHBOX_KEYS.action]: action });
    if (depositAmount) query.set(CASHBOX_KEYS.depositAmount, depositAmount);
    return `/cashbox?${query}`;
  },
  /** What became of one deposit. */
  cashboxDeposit: (id: string) =>
    `/cashbox?${new URLSearchParams({ [CASHBOX_KEYS.action]: 'deposit', [CASHBOX_KEYS.deposit]: id })}`,
  /** Where one withdrawal is. */
  cashboxWithdrawal: (id: string) =>
    `/cashbox?${new URLSearchParams({ [CASHBOX_KEYS.action]: 'withdrawal', [CASHBOX_KEYS.withdrawal]: id })}`,
  /** A page of one list of the player's history, narrowed as `filter` says. */
  cashboxHistory: (list: CashboxHistory, page = 1, filter: CashboxHistoryFilter = {}) => {
    const query = new URLSearchParams({ [CASHBOX_KEYS.action]: 'history', [CASHBOX_KEYS.history]: list });
    if (page > 1) query.set(CASHBOX_KEYS.historyPage, String(page));
    if (filter.group) query.set(CASHBOX_KEYS.historyGroup, filter.group);
    if (filter.from) query.set(CASHBOX_KEYS.historyFrom, filter.from);
    if (filter.to) query.set(CASHBOX_KEYS.historyTo, filter.to);
    return `/cashbox?${query}`;
  },
} as const;

/** Where back leads without a history. Spec §2, routes. */
export function parentOf(path: string): string {
  if (path === routes.liveCasino()) return routes.main();
  if (path.startsWith(`${routes.games()}/`)) return routes.games();
  if (path.startsWith(`${routes.providers()}/`)) return routes.providers();
  return routes.main();
}

export type ProfileTab = 'profile' | 'cashback' | 'rating';
export type CashboxAction = 'deposit' | 'withdrawal' | 'history';
export type CashboxHistory = 'all' | 'deposits' | 'withdrawals' | 'rounds';
/** Days as YYYY-MM-DD. */
export type CashboxHistoryFilter = { group?: string | undefined; from?: string | undefined; to?: string | undefined };

export type BonusesTab = 'my' | 'available' | 'cashbacks';
export type BattlesTab = 'active' | 'last';
export type JackpotsTab = 'conditions' | 'history';

/**
 * Query keys of the cashbox (spec §2). `show` with the value "show" opens it over the current page. None of them may be
 * a key of another page, since they join its address.
 */
export const CASHBOX_KEYS = {
  show: 'cashbox',
  action: 'action',
  depositAmount: 'deposit-amount',
  /** Which deposit or withdrawal is told of. */
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  history: 'history',
  historyPage: 'history-page',
  historyGroup: 'history-group',
  historyFrom: 'history-from',
  historyTo: 'history-to',
} as const;
export const CASHBOX_SHOWN = 'show';

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
