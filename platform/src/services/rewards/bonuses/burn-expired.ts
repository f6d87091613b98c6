import { and, inArray, lte } from 'drizzle-orm';
import type { Context } from '../../../context';
import { userBonuses } from '../../../db/schema/bonuses';
import { lockPlayer } from '../../kernel/players/lock-player';
import { endIfExpiredAndReadRunning } from '../../money/user-bonuses/end-if-expired';

const AT_ONCE = 500;

/** Burns what was not wagered in time, and ends what waited too long for its deposit. For a job, once a minute. */
export async function burnExpired(ctx: Context): Promise<{ burned: number }> {
  const now = ctx.now();
  const due = await ctx.db
    .select({ id: userBonuses.id, userId: userBonuses.userId })
    .from(userBonuses)
    .where(and(inArray(userBonuses.status, ['PENDING', 'ACTIVE']), lte(userBonuses.expiresAt, now)))
    .orderBy(userBonuses.expiresAt)
    .limit(AT_ONCE);
  let burned = 0;
  for (const { id, userId } of due)
    try {
      await ctx.db.transaction(async (tx) => {
        await lockPlayer(tx, userId);
        await endIfExpiredAndReadRunning(tx, now, userId);
      });
      burned += 1;
    } catch (error) {
      // One that can't be ended must not keep the others waiting; the next run tries it again.
      ctx.log.error({ err: error, userBonusId: id }, 'a bonus could not be burned');
    }
  return { burned };
}
