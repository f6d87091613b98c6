import { and, asc, eq, gt, gte, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { FIRST_ID } from '../../../db/first-id';
import { users } from '../../../db/schema/accounts';
import { playerDays, playerLimits } from '../../../db/schema/protection';
import { lockPlayer } from '../../kernel/players/lock-player';
import { reviewLimitsText } from '../../kernel/players/notice-texts';
import { notifyPlayer } from '../../kernel/players/notify-player';
import { refusalOf } from '../../kernel/protection/require-may';
import { dayIn, monthsEarlier } from '../../kernel/time/days';

/** So often a player is reminded. */
const EVERY_MONTHS = 6;
const AT_ONCE = 500;

/**
 * Who registered, set a limit and was reminded that long ago, and has staked money since then; ids in their order. Asked of the days that
 * players played, so that each server answers for its own players.
 * @param who which of the players
 */
function dueSince(db: Queryable, since: Date, who: SQL) {
  const limits = db.select({ one: sql`1` }).from(playerLimits);
  return db
    .select({ id: playerDays.userId })
    .from(playerDays)
    .innerJoin(users, eq(users.id, playerDays.userId))
    .where(
      and(
        who,
        // The days of the zones differ by hours, which half a year does not feel.
        gte(playerDays.day, dayIn(since, 'uah')),
        // Of play for credits the time alone is kept.
        gt(playerDays.staked, 0n),
        isNull(users.erasedAt),
        lte(users.createdAt, since),
        or(isNull(users.limitsRemindedAt), lte(users.limitsRemindedAt, since)),
        notExists(limits.where(and(eq(playerLimits.userId, playerDays.userId), gt(playerLimits.since, since)))),
      ),
    )
    .groupBy(playerDays.userId)
    .orderBy(asc(playerDays.userId));
}

/** Reminds one player if it is still due and they may play at all. @returns whether it did */
async function remindOne(ctx: Context, userId: string, since: Date): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    if ((await refusalOf(ctx, tx, userId, 'play')) !== null) return false;
    const [due] = await dueSince(tx, since, eq(playerDays.userId, userId));
    if (!due) return false;
    await tx.update(users).set({ limitsRemindedAt: ctx.now() }).where(eq(users.id, userId));
    await notifyPlayer(ctx, tx, { userId, text: reviewLimitsText });
    return true;
  });
}

/** Tells players who play for money to look over their limits, twice a year. For a job, once a day; safe to run twice. */
export async function remindOfLimits(ctx: Context): Promise<{ reminded: number }> {
  const since = monthsEarlier(ctx.now(), EVERY_MONTHS);
  let reminded = 0;
  let after = FIRST_ID;
  for (;;) {
    const found = await dueSince(ctx.db, since, gt(playerDays.userId, after)).limit(AT_ONCE);
    for (const { id } of found) if (await remindOne(ctx, id, since)) reminded += 1;
    const last = found.at(-1);
    if (last === undefined) return { reminded };
    after = last.id;
  }
}
