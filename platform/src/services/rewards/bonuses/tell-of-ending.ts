import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { FIRST_ID } from '../../../db/first-id';
import { userBonuses } from '../../../db/schema/bonuses';
import { readTold } from '../../kernel/notifications/read-told';
import { tellPlayer } from '../../kernel/notifications/write-notifications';
import { lockPlayer } from '../../kernel/players/lock-player';
import { mayPromoteTo } from '../../kernel/protection/may-promote';
import { daysLater } from '../../kernel/time/days';

/** So long before its end a bonus is told of. */
const DAYS_BEFORE = 1;
const AT_ONCE = 500;

/** Bonuses that run, end within a day and had run for longer than one: of the others the player has just read when they end. */
const endingSoon = (now: Date) =>
  and(
    eq(userBonuses.status, 'ACTIVE'),
    gt(userBonuses.expiresAt, now),
    lte(userBonuses.expiresAt, daysLater(now, DAYS_BEFORE)),
    sql`${userBonuses.activatedAt} < ${userBonuses.expiresAt} - make_interval(days => ${DAYS_BEFORE})`,
  );

const keyOf = (id: string) => `bonus-ends:${id}`;

/** Tells one player if it still runs and they may be told of promotions. @returns whether it did */
async function tellOne(ctx: Context, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    if (!(await mayPromoteTo(ctx, tx, userId))) return false;
    const [row] = await tx
      .select()
      .from(userBonuses)
      .where(and(eq(userBonuses.id, id), endingSoon(ctx.now())));
    if (!row?.expiresAt) return false;
    const ends_at = row.expiresAt.toISOString();
    const news = { kind: 'bonus', user_bonus_id: id, name: row.terms.name, ends_at } as const;
    return tellPlayer(tx, ctx.now(), { userId, key: keyOf(id), news, until: row.expiresAt });
  });
}

/** Tells players whose bonus ends within 24 hours that it does, once. For a job; safe to run twice. */
export async function tellOfEndingBonuses(ctx: Context): Promise<{ told: number }> {
  let told = 0;
  let after = FIRST_ID;
  for (;;) {
    const found = await ctx.db
      .select({ id: userBonuses.id, userId: userBonuses.userId })
      .from(userBonuses)
      .where(and(gt(userBonuses.id, after), endingSoon(ctx.now())))
      .orderBy(asc(userBonuses.id))
      .limit(AT_ONCE);
    const before = await readTold(
      ctx.db,
      found.map(({ id, userId }) => ({ userId, key: keyOf(id) })),
    );
    for (const one of found) if (!before.has(keyOf(one.id)) && (await tellOne(ctx, one))) told += 1;
    const last = found.at(-1);
    if (last === undefined) return { told };
    after = last.id;
  }
}
