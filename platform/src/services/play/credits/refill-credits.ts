import { type Credits, FEW_CREDITS, FULL_CREDITS } from '@kozyr/contracts/credits';
import { CREDITS, toMinor } from '@kozyr/contracts/money';
import type { Caller, Context } from '../../../context';
import { DomainError } from '../../../errors';
import { getBalances } from '../../../ledger/balances';
import { publish } from '../../../outbox/publish';
import { creditsIn, creditsView, giveCredits } from '../../kernel/credits/credits';
import { lockPlayer } from '../../kernel/players/lock-player';
import { requireMay } from '../../kernel/protection/require-may';

/**
 * Fills the caller's credits up, for nothing, once few are left. Of two at once the second finds them full.
 * @throws DomainError CREDITS_LEFT, with `below` in its details, CLOSED_IN_COUNTRY, and what keeps the player from playing
 */
export function refillCredits(ctx: Context, { userId }: Caller): Promise<Credits> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    await requireMay(ctx, tx, userId, 'credits');
    const before = await getBalances(tx, userId, CREDITS);
    const held = creditsIn(before);
    if (held >= toMinor(FEW_CREDITS))
      throw new DomainError('CREDITS_LEFT', `Credits are refilled once less than ${FEW_CREDITS} are left.`, {
        below: FEW_CREDITS,
      });
    const posted = await giveCredits(tx, userId, `refill:${before.version}`, toMinor(FULL_CREDITS) - held);
    const balances = posted.balances[userId];
    if (!balances) throw new Error('The ledger answered without the balances of the player.');
    const credits = creditsView(balances);
    await publish(tx, userId, { type: 'credits', credits });
    return credits;
  });
}
