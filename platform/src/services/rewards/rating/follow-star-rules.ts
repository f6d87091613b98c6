import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import type { StarsRules } from '@kozyr/contracts/promotions/stars';
import { subSeconds } from 'date-fns';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import { FIRST_ID } from '../../../db/first-id';
import { users } from '../../../db/schema/accounts';
import { promotionVersions } from '../../../db/schema/promotions';
import { playerTurnover } from '../../../db/schema/rating';
import { publish } from '../../../outbox/publish';
import { lockPlayer } from '../../kernel/players/lock-player';
import { readRulesAt } from '../../kernel/promotions/read-rules';
import { starsFor } from './rules';
import { starsInSql } from './stars-in-sql';

const AT_ONCE = 500;
/** What was begun before the rules of now held is written by then. */
const SETTLED_SECONDS = 30;
const rowsSchema = z.array(z.object({ id: z.string() }));

/** Gives one player the stars that the rules of now give for their turnover. @returns whether it changed */
async function starOne(ctx: Context, userId: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const [turnover] = await tx.select().from(playerTurnover).where(eq(playerTurnover.userId, userId));
    if (!turnover) return false;
    const { value: rules } = await readRulesAt(tx, 'stars', ctx.now());
    const rating = starsFor(rules, turnover.currency, turnover.staked);
    const moved = await tx
      .update(users)
      .set({ rating })
      .where(and(eq(users.id, userId), ne(users.rating, rating)));
    if (moved.rowCount !== 1) return false;
    await publish(tx, userId, { type: 'rating', rating });
    return true;
  });
}

/** Players of a currency whose stars are not those of the rules, after one, by id. */
async function otherwise({ db }: Context, rules: StarsRules, currency: Currency, after: string): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select u.id from users u join player_turnover t on t.user_id = u.id
    where t.currency = ${currency} and u.erased_at is null and u.id > ${after} and u.rating <> ${starsInSql(rules, currency)}
    order by u.id limit ${AT_ONCE}`);
  return rowsSchema.parse(rows).map(({ id }) => id);
}

/**
 * Once rules of stars have begun, gives every player the stars of the new ones, each in a transaction of their own. For a job; safe to
 * run twice, and goes on where it was broken off.
 */
export async function followStarRules(ctx: Context): Promise<{ version: number; changed: number }> {
  const begun = subSeconds(ctx.now(), SETTLED_SECONDS);
  const { version, value: rules } = await readRulesAt(ctx.db, 'stars', begun);
  const own = and(eq(promotionVersions.kind, 'stars'), eq(promotionVersions.version, version));
  const [waiting] = await ctx.db
    .select({ version: promotionVersions.version })
    .from(promotionVersions)
    .where(and(own, isNull(promotionVersions.appliedAt)));
  if (!waiting) return { version, changed: 0 };
  let changed = 0;
  for (const currency of CURRENCIES)
    for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
      const found: string[] = await otherwise(ctx, rules, currency, after);
      for (const id of found) if (await starOne(ctx, id)) changed += 1;
      after = found.at(-1);
    }
  await ctx.db.update(promotionVersions).set({ appliedAt: ctx.now() }).where(own);
  return { version, changed };
}
