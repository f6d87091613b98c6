import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';

const walletGroup = z.object({ balance: moneySchema });

/** Wallet summary of spec §3. A group may be missing and counts as 0. electronic is what the player reads as "digital". */
export const walletSummarySchema = z.object({
  currency: currencySchema,
  game_wallet_group: z.optional(walletGroup),
  electronic_wallet_group: z.optional(walletGroup),
  bonus_wallet_group: z.optional(walletGroup),
  cashback_balance: moneySchema,
  held_balance: z.optional(
    moneySchema.check(z.describe('Set aside for withdrawals under way; no part of any other. Absent for nothing.')),
  ),
  version: z.number().check(z.describe('Grows with every change; an older summary never replaces a newer one.')),
});
export type WalletSummary = z.infer<typeof walletSummarySchema>;

/** What a round of a game session paid, by wallet. */
export const wonInRoundSchema = z.object({
  session: z.uuid().check(z.describe('The game session, as its launch named it.')),
  electronic: moneySchema,
  bonus: moneySchema,
});
export type WonInRound = z.infer<typeof wonInRoundSchema>;

export const getWallets = endpoint({
  method: 'GET',
  path: '/wallets',
  tag: 'wallets',
  auth: 'bearer',
  summary: "The player's balances (spec §3)",
  responses: { 200: walletSummarySchema },
  errors: [],
});
