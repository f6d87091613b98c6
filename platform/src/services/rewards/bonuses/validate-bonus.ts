import type { ValidatedBonus } from '@kozyr/contracts/bonuses';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { bonuses } from '../../../db/schema/bonuses';
import { DomainError } from '../../../errors';
import { bonusView } from '../../money/user-bonuses/bonus-view';
import { readOwnUserBonuses } from '../../money/user-bonuses/read-own';
import { countGuess } from './internal/counted-calls';
import { bonusPlayer, groupOf, readLastingFacts } from './internal/facts';
import { lastingRefusal } from './rules';

/**
 * A bonus that is on offer, by its id or by its code, in the player's currency. A promo code is told only to who knows it.
 * @throws DomainError BONUS_NOT_FOUND, BONUS_INVALID_ACTIVATION_CODE, TOO_MANY_REQUESTS after too many wrong codes
 */
export async function validateBonus(
  ctx: Context,
  caller: Caller,
  { id, code }: { id?: string | undefined; code?: string | undefined },
): Promise<ValidatedBonus> {
  const player = await bonusPlayer(ctx, ctx.db, caller.userId);
  const known = await countGuess(ctx, caller, code);
  const named = code !== undefined ? eq(bonuses.code, code) : id !== undefined ? eq(bonuses.id, id) : undefined;
  const [bonus] = named
    ? await ctx.db
        .select()
        .from(bonuses)
        .where(and(named, eq(bonuses.currency, player.currency), eq(bonuses.status, 'ACTIVE')))
    : [];
  const secret = bonus?.type === 'PROMO_CODE' && code === undefined;
  if (!bonus || secret)
    throw code === undefined
      ? new DomainError('BONUS_NOT_FOUND', 'There is no such bonus.')
      : new DomainError('BONUS_INVALID_ACTIVATION_CODE', 'There is no bonus of this code.');
  await known();
  const facts = await readLastingFacts(ctx.db, bonus, {
    player,
    group: await groupOf(ctx.db, bonus.groupId),
    now: ctx.now(),
  });
  const own = await readOwnUserBonuses(ctx.db, caller.userId, [bonus.id]);
  return { ...bonusView(bonus, { own, today: facts.takenToday }), refusal: lastingRefusal(bonus, facts) };
}
