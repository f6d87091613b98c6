import type { ValidatedBonus } from '@kozyr/contracts/bonuses';
import { and, eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { bonuses } from '../../../db/schema/bonuses';
import { DomainError } from '../../../errors';
import { type BonusRow, bonusView } from '../../money/user-bonuses/bonus-view';
import { readOwnUserBonuses } from '../../money/user-bonuses/read-own';
import { countGuess } from './internal/counted-calls';
import { bonusPlayer, groupOf, readLastingFacts } from './internal/facts';
import { openedBy } from './internal/single-use-codes';
import { lastingRefusal } from './rules';

const lastingFactsOf = async (ctx: Context, player: Awaited<ReturnType<typeof bonusPlayer>>, bonus: BonusRow) =>
  readLastingFacts(ctx.db, bonus, { player, group: await groupOf(ctx.db, bonus.groupId), now: ctx.now() });

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
  const named = code !== undefined ? openedBy(code) : id !== undefined ? eq(bonuses.id, id) : undefined;
  const [bonus] = named
    ? await ctx.db
        .select()
        .from(bonuses)
        .where(and(named, eq(bonuses.currency, player.currency), eq(bonuses.status, 'ACTIVE')))
    : [];
  const secret = bonus?.type === 'PROMO_CODE' && code === undefined;
  const facts = bonus && (await lastingFactsOf(ctx, player, bonus));
  if (!bonus || !facts?.invited || secret)
    throw code === undefined
      ? new DomainError('BONUS_NOT_FOUND', 'There is no such bonus.')
      : new DomainError('BONUS_INVALID_ACTIVATION_CODE', 'There is no bonus of this code.');
  await known();
  const own = await readOwnUserBonuses(ctx.db, caller.userId, [bonus.id]);
  const view = bonusView(bonus, { own, today: facts.takenToday });
  const refusal = lastingRefusal(bonus, facts);
  // A code of one use stands in the place of the bonus's own: that is what it is taken by.
  return view.type === 'PROMO_CODE' && code !== undefined ? { ...view, code, refusal } : { ...view, refusal };
}
