import { routes } from '@desk/lib/routes';
import { builtInRole } from '@kozyr/contracts/operator/roles';

/** Whose handbooks there are: by work, so that a role of one's own finds one too. */
export const BOOKS = ['support', 'payments', 'risk', 'finance', 'promotions', 'admin'] as const;
export type BookName = (typeof BOOKS)[number];

/** Where the steps of a day lead, by the names that the menu has for them. */
export const PLACES = {
  today: routes.today,
  support: routes.support,
  harm: routes.harmCases,
  nicknames: routes.nicknames,
  players: routes.players,
  withdrawals: routes.withdrawals,
  identity: routes.identityChecks,
  stuck: routes.stuck,
  heldWins: routes.heldWins,
  chargebacks: routes.chargebacks,
  reconciliations: routes.reconciliations,
  reports: routes.reports,
  adjustments: routes.adjustments,
  jackpots: routes.jackpots,
  battles: routes.battles,
  cashback: routes.cashback,
  jobs: routes.jobs,
  audit: routes.audit,
  operators: routes.operators,
  games: routes.games,
  bonuses: routes.bonuses,
  promotionRules: routes.promotionRules,
  withdrawalRules: routes.withdrawalRules,
  riskCases: routes.riskCases,
  roles: routes.roles,
} as const;

/** What is in a handbook besides its texts: where each step of the day leads, and how many lines the other parts have. */
type Book = { daily: readonly (keyof typeof PLACES)[]; look: number; never: number; second: number };

export const CONTENTS: Readonly<Record<BookName, Book>> = {
  support: { daily: ['today', 'bonuses', 'support', 'harm', 'nicknames', 'players'], look: 2, never: 3, second: 1 },
  payments: {
    daily: ['today', 'withdrawals', 'riskCases', 'identity', 'stuck', 'withdrawals'],
    look: 3,
    never: 3,
    second: 1,
  },
  risk: {
    daily: ['today', 'riskCases', 'withdrawals', 'players', 'heldWins', 'chargebacks', 'withdrawalRules'],
    look: 3,
    never: 3,
    second: 1,
  },
  finance: {
    daily: [
      ...(['reconciliations', 'reports', 'heldWins', 'adjustments'] as const),
      ...(['chargebacks', 'jackpots', 'bonuses', 'promotionRules'] as const),
    ],
    look: 2,
    never: 3,
    second: 1,
  },
  promotions: {
    daily: ['reports', 'bonuses', 'promotionRules', 'battles', 'jackpots', 'cashback', 'support'],
    look: 2,
    never: 3,
    second: 1,
  },
  admin: {
    daily: [
      ...(['today', 'jobs', 'stuck', 'audit', 'operators', 'roles'] as const),
      ...(['games', 'promotionRules', 'withdrawalRules'] as const),
    ],
    look: 3,
    never: 3,
    second: 1,
  },
};

/** The handbook of a name; undefined: there is none. */
export const bookNamed = (name: string): BookName | undefined => BOOKS.find((one) => one === name);

/** The address of a handbook; without a name, of the list of them. */
export const bookAddress = (name?: BookName): string => (name ? `${routes.handbook}/${name}` : routes.handbook);

/** The handbook of a role: its own for a built-in one; null: whoever has another role chooses. */
export function bookOf(role: string): BookName | null {
  return builtInRole(role) ?? null;
}
