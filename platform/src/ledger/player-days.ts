import type { Currency } from '@kozyr/contracts/money';
import { type SQL, sql } from 'drizzle-orm';

/**
 * What each player's days did to all wallets together, as a table to read from: player, day, kind, amount (minor units, above zero is what
 * the player got) and transfers (of bets, how many). Up to when it goes, daysSummedUpTo says.
 */
export const playerDays = (currency: Currency): SQL =>
  sql`(select player, day, kind, amount, transfers from ledger_player_days where currency = ${currency})`;
