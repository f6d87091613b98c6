import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { fromMinor } from '@kozyr/contracts/money';
import type { Queryable } from '../../../db/database';
import { getBalances } from '../../../ledger/balances';
import { publish } from '../../../outbox/publish';
import { weekAt } from '../../kernel/time/week';
import { ownEntry, type UserBonusRow } from './bonus-view';
import { readOwnUserBonuses } from './read-own';
import { progressOf } from './rules';
import { runningBonus } from './running-bonus';
import { isWeekly } from './terms-row';

/** A running user bonus as its player sees it (spec §3). balance: the bonus wallet now, minor units; own: all of this bonus. */
function userBonusView(row: UserBonusRow, balance: bigint, own: readonly UserBonusRow[]): ActiveUserBonus {
  const left = row.wagerTotal > row.wagerDone ? row.wagerTotal - row.wagerDone : 0n;
  const pending = row.status === 'PENDING';
  const weekly = pending && isWeekly(row.terms);
  const deposit = pending ? row.terms.min_deposit_amount : fromMinor(row.depositAmount);
  const time = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: row.id,
    user_id: row.userId,
    bonus_id: row.bonusId,
    completed_at: time(row.completedAt),
    activated_at: time(row.activatedAt),
    updated_at: time(row.updatedAt),
    subscribed_at: row.subscribedAt.toISOString(),
    status: row.status,
    bonus: { ...row.terms, user_bonuses: own.map(ownEntry), bonus_group: { name: row.terms.bonus_group.name } },
    progress: pending ? 0 : progressOf(row),
    bonus_amount: fromMinor(row.status === 'ACTIVE' ? balance : 0n),
    bonus_initial_amount: fromMinor(row.initialAmount),
    wager_amount: fromMinor(left),
    wager_total: fromMinor(row.wagerTotal),
    deposit_amount: !weekly && (pending || row.depositAmount > 0n) ? deposit : null,
    expires_at: time(row.expiresAt),
    max_win: row.cap === null ? null : fromMinor(row.cap),
    ...(weekly ? { given_at: weekAt(row.subscribedAt, row.currency).to.toISOString() } : {}),
  };
}

/** The player's running bonus with what the wallet holds of it, or null. */
export async function activeBonusOf(db: Queryable, userId: string): Promise<ActiveUserBonus | null> {
  const row = await runningBonus(db, userId);
  if (!row) return null;
  return viewOf(db, row);
}

/** A user bonus just made or ended, as its player sees it. */
export async function viewOf(db: Queryable, row: UserBonusRow): Promise<ActiveUserBonus> {
  const { bonus } = await getBalances(db, row.userId, row.currency);
  const own = await readOwnUserBonuses(db, [row.bonusId], row.userId);
  // This one is told as it is here, which may be newer than what is written.
  return userBonusView(
    row,
    bonus,
    own.map((each) => (each.id === row.id ? row : each)),
  );
}

/** Publishes the player's running bonus, in the transaction that changed it. */
export async function publishBonus(tx: Queryable, userId: string): Promise<void> {
  await publish(tx, userId, { type: 'bonus', bonus: await activeBonusOf(tx, userId) });
}
