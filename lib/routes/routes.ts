/** Every address of the site, without locale. The only place where paths are written. Spec §2. */
export const routes = {
  main: () => '/',
  games: () => '/games',
  gamesSearch: () => '/games?focus=search',
  liveCasino: () => '/games/live-casino',
  game: (slug: string) => `/games/${encodeURIComponent(slug)}`,
  gamesByProvider: (slug: string) => `/games?provider=${encodeURIComponent(slug)}`,
  gamesByTag: (tag: string) => `/games?tag=${encodeURIComponent(tag)}`,
  providers: () => '/providers',
  provider: (slug: string) => `/providers/${encodeURIComponent(slug)}`,
  profile: (tab?: ProfileTab) => (tab ? `/profile?tab=${tab}` : '/profile'),
  cashback: () => '/cashback',
  bonuses: () => '/bonuses',
  aboutUs: () => '/about-us',
  responsibleGaming: () => '/responsible-gaming',
  terms: () => '/terms',
  privacyPolicy: () => '/privacy-policy',
  /** Where the cashbox lives, whatever it is opened for. */
  cashboxPage: () => '/cashbox',
  /** Any page with the login or the registration opened over it. */
  auth: (kind: 'login' | 'register', over: string) => `${over}${over.includes('?') ? '&' : '?'}auth=${kind}`,
  cashbox: (action: CashboxAction = 'deposit', depositAmount?: string) => {
    const query = new URLSearchParams({ [CASHBOX_KEYS.action]: action });
    if (depositAmount) query.set(CASHBOX_KEYS.depositAmount, depositAmount);
    return `/cashbox?${query}`;
  },
} as const;

export type ProfileTab = 'profile' | 'cashback' | 'rating';
export type CashboxAction = 'deposit' | 'withdrawal' | 'history';

/** Query keys of the cashbox (spec §2). */
export const CASHBOX_KEYS = { action: 'action', depositAmount: 'deposit-amount' } as const;
