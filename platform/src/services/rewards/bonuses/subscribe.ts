import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import type { Caller, Context } from '../../../context';
import { DomainError } from '../../../errors';
import { viewOf } from '../../money/user-bonuses/active-bonus';
import { countGuess, countMove } from './internal/counted-calls';
import { takeBonus } from './internal/take-bonus';

const isWrongCode = (error: unknown) => error instanceof DomainError && error.code === 'BONUS_INVALID_ACTIVATION_CODE';

/**
 * Takes a bonus: PENDING where it waits for a deposit or a Monday, else ACTIVE with its money. All rules, the places of the day and the
 * money in one transaction; subscribing to what is running already answers it. Wrong codes and activations are counted beside it.
 * @throws DomainError of ACTIVATION_REFUSALS, TOO_MANY_REQUESTS
 */
export async function subscribeBonus(
  ctx: Context,
  caller: Caller,
  input: { id: string; code?: string | undefined },
): Promise<ActiveUserBonus> {
  await countMove(ctx, caller);
  const known = await countGuess(ctx, caller, input.code);
  try {
    const view = await ctx.db.transaction(async (tx) => {
      const row = await takeBonus(ctx, tx, caller, input);
      // Also one that was released in the same moment is answered as it began.
      return viewOf(tx, { ...row, completedAt: null });
    });
    await known();
    return view;
  } catch (error) {
    if (!isWrongCode(error)) await known();
    throw error;
  }
}
