import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { addHours } from 'date-fns';
import { and, asc, eq, gt, gte, isNull, or } from 'drizzle-orm';
import type { Context } from '../../../context';
import { FIRST_ID } from '../../../db/first-id';
import { users } from '../../../db/schema/accounts';
import { deposits } from '../../../db/schema/payments';
import { readTold } from '../../kernel/notifications/read-told';
import { tellPlayer } from '../../kernel/notifications/write-notifications';
import { lockPlayer } from '../../kernel/players/lock-player';
import { mayPromoteTo } from '../../kernel/protection/may-promote';
import { refusalOf } from '../../kernel/protection/require-may';
import { readWheelState } from './internal/wheel-state';
import { DEPOSIT_WITHIN_HOURS, depositCountsFrom } from './rules';
import { rulesOfWheel } from './rules-of-day';

const AT_ONCE = 500;

const keyOf = (depositId: string) => `wheel:${depositId}`;

/** A deposit that counts, of somebody with the stars. */
function earnsTurn(now: Date, needed: Record<Currency, number>) {
  const enough = CURRENCIES.map((currency) => and(eq(users.currency, currency), gte(users.rating, needed[currency])));
  const counts = and(eq(deposits.status, 'SUCCESS'), gte(deposits.settledAt, depositCountsFrom(now)));
  return and(counts, isNull(users.erasedAt), or(...enough));
}

/** Tells one player if they may spin now and be told of promotions. @returns whether it did */
async function tellOne(ctx: Context, userId: string): Promise<boolean> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    if (!(await mayPromoteTo(ctx, tx, userId)) || (await refusalOf(ctx, tx, userId, 'wheel'))) return false;
    const { spin, needs, depositId } = await readWheelState(tx, now, userId);
    const { stars, deposit } = needs;
    if (spin || !stars.met || !deposit.met || deposit.last_at === null || depositId === null) return false;
    const until = addHours(new Date(deposit.last_at), DEPOSIT_WITHIN_HOURS);
    const news = { kind: 'wheel', until: until.toISOString() } as const;
    // A deposit earns one turn, whatever day it is taken on.
    return tellPlayer(tx, now, { userId, key: keyOf(depositId), news, until });
  });
}

/** Tells players who may spin the wheel that they may, once for each turn that they earned. For a job; safe to run twice. */
export async function tellOfWheelTurns(ctx: Context): Promise<{ told: number }> {
  const needOf = async (currency: Currency) => (await rulesOfWheel(ctx.db, ctx.now(), currency)).stars_needed;
  const needed = { uah: await needOf('uah'), kzt: await needOf('kzt') };
  let told = 0;
  let after = FIRST_ID;
  for (;;) {
    const found = await ctx.db
      .select({ id: deposits.id, userId: deposits.userId })
      .from(deposits)
      .innerJoin(users, eq(users.id, deposits.userId))
      .where(and(gt(deposits.id, after), earnsTurn(ctx.now(), needed)))
      .orderBy(asc(deposits.id))
      .limit(AT_ONCE);
    const before = await readTold(
      ctx.db,
      found.map(({ id, userId }) => ({ userId, key: keyOf(id) })),
    );
    for (const { id, userId } of found) if (!before.has(keyOf(id)) && (await tellOne(ctx, userId))) told += 1;
    const last = found.at(-1);
    if (last === undefined) return { told };
    after = last.id;
  }
}
