import { recordLateWin } from '../../money/user-bonuses/record-late-win';
import { findUserBonus } from '../../money/user-bonuses/running-bonus';
import type { RoundRow } from '../rounds/view-round';
import type { Turn } from './movement';
import type { Win } from './rules';

/**
 * Where the bonus part of a win goes: to the bonus wallet while the round's bonus is running. A wagered one releases it within
 * its cap; one that was cancelled or burned has lost it.
 */
export async function bonusShare({ tx, now }: Pick<Turn, 'tx' | 'now'>, round: RoundRow, share: Win): Promise<Win> {
  if (share.bonus === 0n || round.userBonusId === null) return share;
  const bonus = await findUserBonus(tx, { id: round.userBonusId, userId: round.userId });
  if (!bonus || bonus.status === 'ACTIVE') return share;
  const { released, forfeited } = await recordLateWin(tx, now, bonus, share.bonus);
  return { electronic: share.electronic + released, bonus: 0n, forfeited };
}
