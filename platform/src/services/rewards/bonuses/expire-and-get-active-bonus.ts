import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import type { Caller, Context } from '../../../context';
import { lockPlayer } from '../../kernel/players/lock-player';
import { activeBonusOf } from '../../money/user-bonuses/active-bonus';
import { endIfExpiredAndReadRunning } from '../../money/user-bonuses/end-if-expired';

/**
 * The bonus the player has now, or null. One whose time ran out a moment ago is ended on the way, so that a countdown that
 * ends on the screen finds it ended.
 */
export async function expireAndGetActiveBonus(ctx: Context, { userId }: Caller): Promise<ActiveUserBonus | null> {
  const bonus = await activeBonusOf(ctx.db, userId);
  const now = ctx.now();
  if (!bonus?.expires_at || Date.parse(bonus.expires_at) > now.getTime()) return bonus;
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    await endIfExpiredAndReadRunning(tx, now, userId);
    return activeBonusOf(tx, userId);
  });
}
