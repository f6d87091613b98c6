import { fromMinor } from '@kozyr/contracts/money';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { bonuses } from '../../../db/schema/bonuses';
import { DomainError } from '../../../errors';
import { getBalances } from '../../../ledger/balances';
import { lockPlayer } from '../../kernel/players/lock-player';
import { endBonus } from '../../money/user-bonuses/end-bonus';
import { runningBonus } from '../../money/user-bonuses/running-bonus';
import { countMove } from './internal/counted-calls';

/**
 * Ends the player's running user bonus of this bonus; its money is lost, game and digital money stay.
 * @throws DomainError BONUS_NOT_FOUND, BONUS_NOT_ACTIVE, TOO_MANY_REQUESTS
 */
export async function cancelBonus(ctx: Context, caller: Caller, id: string): Promise<{ lost: string; kept: string }> {
  await countMove(ctx, caller);
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, caller.userId);
    const running = await runningBonus(tx, caller.userId);
    if (running?.bonusId !== id) {
      if ((await tx.$count(bonuses, eq(bonuses.id, id))) === 0)
        throw new DomainError('BONUS_NOT_FOUND', 'There is no such bonus.');
      throw new DomainError('BONUS_NOT_ACTIVE', 'This bonus is not running.');
    }
    const ended = await endBonus(tx, ctx.now(), running, 'cancelled');
    const { game, electronic } = await getBalances(tx, caller.userId, running.currency);
    return { lost: fromMinor(ended.forfeited), kept: fromMinor(game + electronic) };
  });
}
