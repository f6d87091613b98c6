import type { Currency } from '@kozyr/contracts/money';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { playerTurnover } from '../../../db/schema/rating';
import { publish } from '../../../outbox/publish';
import { readRulesAt } from '../../kernel/promotions/read-rules';
import { movesStars, starsFor } from './rules';

/**
 * Counts a stake that was settled, or takes one off the count whose round was undone (staked below zero), and gives the
 * player the stars of the sum. In the transaction of the round itself, with the player locked. Minor units.
 */
export async function countTurnover(
  tx: Queryable,
  now: Date,
  userId: string,
  currency: Currency,
  staked: bigint,
): Promise<void> {
  const kept = { staked: playerTurnover.staked };
  const [counted] = await tx
    .update(playerTurnover)
    .set({ staked: sql`${playerTurnover.staked} + ${staked}` })
    .where(eq(playerTurnover.userId, userId))
    .returning(kept);
  const [turnover] = counted
    ? [counted]
    : await tx.insert(playerTurnover).values({ userId, currency, staked }).returning(kept);
  if (!turnover) throw new Error(`The turnover of ${userId} was not kept.`);
  const { value: rules } = await readRulesAt(tx, 'stars', now);
  // Most rounds change no star: they should not write the player's row.
  if (!movesStars(rules, currency, turnover.staked - staked, turnover.staked)) return;
  const rating = starsFor(rules, currency, turnover.staked);
  const moved = await tx
    .update(users)
    .set({ rating })
    .where(and(eq(users.id, userId), ne(users.rating, rating)));
  if (moved.rowCount === 1) await publish(tx, userId, { type: 'rating', rating });
}
