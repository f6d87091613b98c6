import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { Star } from '@kozyr/contracts/rating';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { playerTurnover } from '../../../db/schema/rating';
import { DomainError } from '../../../errors';
import { readStars } from './stars';

/** The player's stars, what they have staked in all, and what every star takes and brings. */
export async function getRating(
  ctx: Context,
  { userId }: Caller,
): Promise<{ rating: number; currency: Currency; turnover: string; stars: Star[] }> {
  const [player] = await ctx.db
    .select({ rating: users.rating, currency: users.currency, staked: playerTurnover.staked })
    .from(users)
    .leftJoin(playerTurnover, eq(playerTurnover.userId, users.id))
    .where(eq(users.id, userId));
  if (!player) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  return {
    rating: player.rating,
    currency: player.currency,
    turnover: fromMinor(player.staked ?? 0n),
    stars: await readStars(ctx, player.currency),
  };
}
