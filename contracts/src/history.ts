import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { localeSchema } from './locales';
import { currencySchema, moneySchema } from './money';
import { pageQuery, paginated } from './pagination';

/** What the player's history can be narrowed to. corrections: chargebacks and what operators put right. */
export const HISTORY_GROUPS = ['deposits', 'withdrawals', 'games', 'bonuses', 'cashback', 'corrections'] as const;
export const historyGroupSchema = z.enum(HISTORY_GROUPS);
export type HistoryGroup = z.infer<typeof historyGroupSchema>;

/** What moved the money. */
export const HISTORY_KINDS = [
  'deposit',
  'withdrawal_hold',
  'withdrawal_paid',
  'withdrawal_returned',
  'bet',
  'win',
  'bet_refund',
  'bet_rollback',
  'win_rollback',
  'bonus_credit',
  'bonus_release',
  'bonus_burn',
  'cashback_credit',
  'cashback_claim',
  'prize',
  'wheel_prize',
  'task_reward',
  'jackpot',
  'battle_prize',
  'chargeback',
  'chargeback_collected',
  'adjustment',
] as const;
export const historyKindSchema = z.enum(HISTORY_KINDS);
export type HistoryKind = z.infer<typeof historyKindSchema>;

const wallets = z.object({
  game: moneySchema,
  electronic: moneySchema,
  bonus: moneySchema,
  cashback: moneySchema,
  holds: moneySchema.check(z.describe('Set aside for a withdrawal.')),
});

/** One posting of the ledger, as it touched this player. */
export const historyEntrySchema = z.object({
  id: z.string().check(z.describe('Number of the posting; grows with time.')),
  at: z.string(),
  kind: historyKindSchema,
  currency: currencySchema,
  amount: moneySchema.check(
    z.describe('What the player could read as gained (above zero) or spent: the sum of the changes but holds.'),
  ),
  changes: wallets.check(z.describe('Signed, by wallet.')),
  balances: wallets.check(z.describe('Right after it.')),
  reference: z
    .object({
      deposit: z.optional(z.string()),
      withdrawal: z.optional(z.string()),
      round: z.optional(z.string().check(z.describe('Id of the round, as GET /rounds answers it.'))),
      game: z.optional(z.object({ slug: z.string(), title: z.string() })),
      note: z.optional(z.string().check(z.describe('What the operator wrote for the player, with adjustment.'))),
    })
    .check(z.describe('What it belongs to.')),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

const day = z.iso.date().check(z.regex(/^20/), z.describe("ISO day in the currency's own zone."));

const span = {
  group: z.optional(historyGroupSchema),
  from: z.optional(day.check(z.describe('First day, included.'))),
  to: z.optional(day.check(z.describe('Last day, included.'))),
};

export const listHistory = endpoint({
  method: 'GET',
  path: '/history',
  tag: 'history',
  auth: 'bearer',
  summary: "Every movement of the player's money, newest first, with the balances after each",
  query: z.object({ ...pageQuery, ...span }),
  responses: { 200: paginated(historyEntrySchema) },
  errors: [],
});

/** Longest span of an export, days. */
export const EXPORT_DAYS = 366;

export const exportHistory = endpoint({
  method: 'GET',
  path: '/history/export',
  tag: 'history',
  auth: 'bearer',
  summary:
    'The history of at most 366 days, oldest first, as text/csv in UTF-8 with a byte order mark: opening balances, every movement, closing balances',
  query: z.object({
    from: day,
    to: day,
    group: z.optional(historyGroupSchema),
    locale: z._default(localeSchema, 'en'),
  }),
  responses: { 200: z.string() },
  errors: ['HISTORY_SPAN_TOO_LONG'],
});
