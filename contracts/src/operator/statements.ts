import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { moneySchema, stakeCurrencySchema } from '../money';
import { pageQuery, paginated } from '../pagination';
import { readFromSchema } from './reports';

export const STATEMENT_WALLETS = ['game', 'electronic', 'bonus', 'cashback', 'holds'] as const;
export const STATEMENT_HOUSE_ACCOUNTS = [
  'gateway_clearing',
  'game_providers',
  'promotions',
  'chargebacks_receivable',
  'adjustments',
  'write_offs',
  'jackpots',
  'credits',
] as const;

export const statementEntrySchema = z.object({
  id: z.string().check(z.describe('Number of the posting.')),
  at: z.string(),
  kind: z.string(),
  amount: moneySchema.check(z.describe('Signed.')),
  balance: moneySchema.check(z.describe('Right after it.')),
  memo: z.record(z.string(), z.string()).check(z.describe('What it belongs to: deposit, withdrawal, adjustment …')),
});

/** An account over a span of UTC days, oldest first. opening and closing are of the span, on every page. */
export const statementSchema = z.extend(paginated(statementEntrySchema), {
  account: z.string(),
  currency: stakeCurrencySchema,
  from: z.string(),
  to: z.string(),
  as_of: z
    .string()
    .check(z.describe('ISO 8601: up to when the database that was read had followed; now, unless it is a replica.')),
  read_from: readFromSchema,
  opening: moneySchema,
  closing: moneySchema,
});
export type AccountStatement = z.infer<typeof statementSchema>;

const span = {
  from: z.iso.date().check(z.describe('First UTC day, included.')),
  to: z.iso.date().check(z.describe('Last UTC day, included.')),
};
const common = { method: 'GET', tag: 'statements', auth: 'operator', permission: 'money.read' } as const;

export const getPlayerStatement = operatorEndpoint({
  ...common,
  path: '/operator/statements/players/{id}',
  params: z.object({ id: z.uuid() }),
  summary: 'One wallet of a player: opening balance, every entry with the balance after it, closing balance',
  query: z.object({
    ...pageQuery,
    ...span,
    wallet: z.enum(STATEMENT_WALLETS),
    currency: z.optional(
      stakeCurrencySchema.check(z.describe("crd: the player's credits. Absent: the currency of the account.")),
    ),
  }),
  responses: { 200: statementSchema },
  errors: ['NOT_FOUND', 'BAD_REQUEST'],
});

export const getHouseStatement = operatorEndpoint({
  ...common,
  path: '/operator/statements/house/{account}',
  params: z.object({ account: z.enum(STATEMENT_HOUSE_ACCOUNTS) }),
  summary: 'One account of the house in one currency. It may stand below zero',
  query: z.object({ ...pageQuery, ...span, currency: z._default(stakeCurrencySchema, 'uah') }),
  responses: { 200: statementSchema },
  errors: ['BAD_REQUEST'],
});
