import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { fromMinor } from '@kozyr/contracts/money';
import { weekAt } from '../../kernel/time/week';
import { ownEntry, type UserBonusRow } from './bonus-view';
import { progressOf } from './rules';
import { isWeekly } from './terms-row';

/** A running user bonus as its player sees it (spec §3). balance: the bonus wallet now, minor units; own: all of this bonus. */
export function userBonusView(row: UserBonusRow, balance: bigint, own: readonly UserBonusRow[]): ActiveUserBonus {
  const left = row.wagerTotal > row.wagerDone ? row.wagerTotal - row.wagerDone : 0n;
  const pending = row.status === 'PENDING';
  const progress = pending ? 0 : progressOf(row);
  const weekly = pending && isWeekly(row.terms.bonus_group);
  const given = weekly ? { given_at: weekAt(row.subscribedAt, row.currency).to.toISOString() } : {};
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
    progress,
    bonus_amount: fromMinor(row.status === 'ACTIVE' ? balance : 0n),
    bonus_initial_amount: fromMinor(row.initialAmount),
    wager_amount: fromMinor(left),
    wager_total: fromMinor(row.wagerTotal),
    deposit_amount: !weekly && (pending || row.depositAmount > 0n) ? deposit : null,
    expires_at: time(row.expiresAt),
    max_win: row.cap === null ? null : fromMinor(row.cap),
    ...given,
  };
}
