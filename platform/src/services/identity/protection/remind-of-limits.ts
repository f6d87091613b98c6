import { and, asc, eq, exists, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
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

/** Who registered, set a limit and was reminded that long ago, and has staked money since then. */
function dueSince({ db }: Pick<Context, 'db'>, since: Date) {
  const limits = db.select({ one: sql`1` }).from(playerLimits);
  const days = db.select({ one: sql`1` }).from(playerDays);
  // The days of the zones differ by hours, which half a year does not feel.
  const played = and(
    eq(playerDays.userId, users.id),
    gte(playerDays.day, dayIn(since, 'uah')),
    // Of play for credits the time alone is kept.
    gt(playerDays.staked, 0n),
  );
  return and(
    isNull(users.erasedAt),
    lte(users.createdAt, since),
    or(isNull(users.limitsRemindedAt), lte(users.limitsRemindedAt, since)),
    sql`not ${exists(limits.where(and(eq(playerLimits.userId, users.id), gt(playerLimits.since, since))))}`,
    exists(days.where(played)),
  );
}

/** Reminds one player if it is still due and they may play at all. @returns whether it did */
async function remindOne(ctx: Context, userId: string, since: Date): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    if ((await refusalOf(ctx, tx, userId, 'play')) !== null) return false;
    const [due] = await tx
      .update(users)
      .set({ limitsRemindedAt: ctx.now() })
      .where(and(eq(users.id, userId), dueSince(ctx, since)))
      .returning({ id: users.id });
    if (due) await notifyPlayer(ctx, tx, { userId, text: reviewLimitsText });
    return due !== undefined;
  });
}

/** Tells players who play for money to look over their limits, twice a year. For a job, once a day; safe to run twice. */
export async function remindOfLimits(ctx: Context): Promise<{ reminded: number }> {
  const since = monthsEarlier(ctx.now(), EVERY_MONTHS);
  let reminded = 0;
  let after = FIRST_ID;
  for (;;) {
    const found = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(and(gt(users.id, after), dueSince(ctx, since)))
      .orderBy(asc(users.id))
      .limit(AT_ONCE);
    for (const { id } of found) if (await remindOne(ctx, id, since)) reminded += 1;
    const last = found.at(-1);
    if (last === undefined) return { reminded };
    after = last.id;
  }
}
