import type { PlayerEvent } from '@kozyr/contracts/events';
import type { Queryable } from '../../../db/database';
import { ownRow } from '../../../db/own-row';
import { userBonuses } from '../../../db/schema/bonuses';
import { post } from '../../../ledger/post';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import { markUnreadAsRead } from '../../kernel/notifications/mark-read';
import { viewOf } from './active-bonus';
import type { UserBonusRow } from './bonus-view';
import type { Movement } from './movements';
import { isRunning } from './rules';
import { writeEvents } from './write-events';

/**
 * The one writer of user bonuses: here is written what the rules decided, all of a movement at once. First its row, then its postings
 * and its history step by step, then what the player is told: their wallet after each posting, and the bonus that they have now, where
 * it was theirs to play before. With the player locked.
 */
async function carryOut(
  tx: Queryable,
  row: UserBonusRow,
  { at, steps }: Movement,
  wasRunning: boolean,
): Promise<UserBonusRow> {
  const news: PlayerEvent[] = [];
  // Nobody is told any more that a bonus will end which has ended.
  const ended = wasRunning && !isRunning(row);
  const noted = ended && (await markUnreadAsRead(tx, at, { userId: row.userId, kind: 'bonus' }));
  for (const { posting, events } of steps) {
    const posted = posting && (await post(tx, posting));
    await writeEvents(tx, row.id, { at, events, transferId: posted?.transferId });
    const balances = posted?.balances[row.userId];
    if (balances) news.push({ type: 'wallet', wallet: walletSummary(row.currency, balances) });
  }
  if (wasRunning) news.push({ type: 'bonus', bonus: isRunning(row) ? await viewOf(tx, row) : null });
  if (noted) news.push({ type: 'notifications' });
  if (news.length > 0) await publish(tx, row.userId, ...news);
  return row;
}

/** Inserts a user bonus as its first movement makes it. @returns the user bonus as it is then */
export async function beginUserBonus(tx: Queryable, taken: UserBonusRow, movement: Movement): Promise<UserBonusRow> {
  const [begun] = await tx
    .insert(userBonuses)
    .values({ ...taken, ...movement.change })
    .returning();
  if (!begun) throw new Error('The user bonus just made is not there.');
  return carryOut(tx, begun, movement, true);
}

/** Changes a user bonus as a movement says. @returns the user bonus as it is then */
export async function moveUserBonus(tx: Queryable, before: UserBonusRow, movement: Movement): Promise<UserBonusRow> {
  const [moved] = await tx.update(userBonuses).set(movement.change).where(ownRow(userBonuses, before)).returning();
  if (!moved) throw new Error(`User bonus ${before.id} vanished while it was changed.`);
  return carryOut(tx, moved, movement, isRunning(before));
}
