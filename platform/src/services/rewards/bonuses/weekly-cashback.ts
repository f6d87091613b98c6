import { toMinor } from '@kozyr/contracts/money';
import type { Queryable } from '../../../db/database';
import type { UserBonusRow } from '../../money/user-bonuses/bonus-view';
import { endBonus } from '../../money/user-bonuses/end-bonus';
import { runningBonus } from '../../money/user-bonuses/running-bonus';
import { isWeekly, termsRow } from '../../money/user-bonuses/terms-row';
import { activate } from './activate';

/** A weekly cashback that waits for the Monday after its week. percent in hundredths; max: minor units. */
export type PendingWeekly = { row: UserBonusRow; percent: number; max: bigint };

/** The player's weekly cashback that waits, if that is what runs. */
export async function readPendingWeekly(tx: Queryable, userId: string): Promise<PendingWeekly | null> {
  const row = await runningBonus(tx, userId);
  if (row?.status !== 'PENDING' || row.terms.type !== 'PERCENTAGE' || !isWeekly(row.terms.bonus_group)) return null;
  const { maxAmount } = termsRow(row.terms);
  return { row, percent: Number(toMinor(row.terms.bonus_amount)), max: maxAmount };
}

/**
 * Ends the wait of a weekly cashback, with the player locked: given as bonus money with its wager, or nothing lost. amount: minor units;
 * null: where the player is there is no such bonus any more.
 */
export async function settleWeekly(tx: Queryable, now: Date, row: UserBonusRow, amount: bigint | null): Promise<void> {
  if (amount === null) await endBonus(tx, now, row, 'ended');
  else if (amount > 0n) await activate(tx, now, row, { share: amount });
  else await endBonus(tx, now, row, 'no_loss');
}
