import { routes } from './routes';

export type CashboxAction = 'deposit' | 'withdrawal' | 'history';
export type CashboxHistory = 'all' | 'deposits' | 'withdrawals' | 'rounds';
/** Days as YYYY-MM-DD. */
export type CashboxHistoryFilter = { group?: string | undefined; from?: string | undefined; to?: string | undefined };

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

/** Addresses of the cashbox, without locale; its bare page is routes.cashboxPage. Spec §2. */
export const cashboxRoutes = {
  /** The cashbox opened for an action, with an amount to begin with. */
  at: (action: CashboxAction = 'deposit', depositAmount?: string) => {
    const query = new URLSearchParams({ [CASHBOX_KEYS.action]: action });
    if (depositAmount) query.set(CASHBOX_KEYS.depositAmount, depositAmount);
    return `${routes.cashboxPage()}?${query}`;
  },
  /** What became of one deposit. */
  deposit: (id: string) =>
    `${routes.cashboxPage()}?${new URLSearchParams({ [CASHBOX_KEYS.action]: 'deposit', [CASHBOX_KEYS.deposit]: id })}`,
  /** Where one withdrawal is. */
  withdrawal: (id: string) =>
    `${routes.cashboxPage()}?${new URLSearchParams({ [CASHBOX_KEYS.action]: 'withdrawal', [CASHBOX_KEYS.withdrawal]: id })}`,
  /** A page of one list of the player's history, narrowed as `filter` says. */
  history: (list: CashboxHistory, page = 1, filter: CashboxHistoryFilter = {}) => {
    const query = new URLSearchParams({ [CASHBOX_KEYS.action]: 'history', [CASHBOX_KEYS.history]: list });
    if (page > 1) query.set(CASHBOX_KEYS.historyPage, String(page));
    if (filter.group) query.set(CASHBOX_KEYS.historyGroup, filter.group);
    if (filter.from) query.set(CASHBOX_KEYS.historyFrom, filter.from);
    if (filter.to) query.set(CASHBOX_KEYS.historyTo, filter.to);
    return `${routes.cashboxPage()}?${query}`;
  },
} as const;
