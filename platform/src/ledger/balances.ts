import type { StakeCurrency } from '@kozyr/contracts/money';
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { ledgerBalances } from '../db/schema/ledger';
import type { Balances } from './accounts';

const balanceColumns = {
  game: ledgerBalances.game,
  electronic: ledgerBalances.electronic,
  bonus: ledgerBalances.bonus,
  cashback: ledgerBalances.cashback,
  holds: ledgerBalances.holds,
  version: ledgerBalances.version,
};

/** What a player has who was never in a posting. */
export const NOTHING: Balances = { game: 0n, electronic: 0n, bonus: 0n, cashback: 0n, holds: 0n, version: 0 };

/** The balances of many players as a table to join: what is read of it, and on what it is joined. */
export const manyBalances = {
  table: ledgerBalances,
  columns: balanceColumns,
  of: (player: SQLWrapper, currency: SQLWrapper) =>
    and(eq(ledgerBalances.player, player), eq(ledgerBalances.currency, currency)),
  /** All wallets of a row together, minor units; zero for who was never in a posting. */
  total: sql<string>`coalesce(${ledgerBalances.game} + ${ledgerBalances.electronic} + ${ledgerBalances.bonus} + ${ledgerBalances.cashback} + ${ledgerBalances.holds}, 0)`,
};

/** A player's balances in minor units; zeros at version 0 before the first posting. */
export async function getBalances(db: Queryable, userId: string, currency: StakeCurrency): Promise<Balances> {
  const [row] = await db
    .select(balanceColumns)
    .from(ledgerBalances)
    .where(and(eq(ledgerBalances.player, userId), eq(ledgerBalances.currency, currency)));
  return row ?? { ...NOTHING };
}
