import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';

/** What was played and paid in a stretch of time. Of bonus money too: a stake and a win count whatever the money. */
export const playSumsSchema = z.object({
  staked: moneySchema,
  won: moneySchema,
  net: moneySchema.check(z.describe('won less staked: below zero, the player has lost.')),
  deposits: moneySchema.check(z.describe('What arrived.')),
  withdrawals: moneySchema.check(z.describe('What was paid out.')),
});
export type PlaySums = z.infer<typeof playSumsSchema>;

/** How many months a statement lists, the running one included. */
export const STATEMENT_MONTHS = 12;

export const playStatementSchema = z.object({
  currency: currencySchema,
  months: z
    .array(z.object({ month: z.string(), ...playSumsSchema.shape }))
    .check(
      z.describe(
        `The months of the last ${STATEMENT_MONTHS} in which anything happened, newest first. month: YYYY-MM, in the zone of the currency.`,
      ),
    ),
  ever: playSumsSchema.check(z.describe('Since the account was opened.')),
});
export type PlayStatement = z.infer<typeof playStatementSchema>;

export const getPlayStatement = endpoint({
  method: 'GET',
  path: '/protection/statement',
  tag: 'protection',
  auth: 'bearer',
  summary: 'What the player has staked, won, paid in and taken out, by month and since ever',
  responses: { 200: playStatementSchema },
  errors: [],
});
