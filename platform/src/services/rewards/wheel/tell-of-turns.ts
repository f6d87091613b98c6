import { CURRENCIES, type Currency } from '@kozyr/contracts/money';
import { addHours } from 'date-fns';
import { and, asc, eq, exists, gt, gte, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { FIRST_ID } from '../../../db/first-id';
import { users } from '../../../db/schema/accounts';
import { notifications } from '../../../db/schema/notifications';
import { deposits } from '../../../db/schema/payments';
import { tellPlayer } from '../../kernel/notifications/write-notifications';
import { lockPlayer } from '../../kernel/players/lock-player';
import { mayPromoteTo } from '../../kernel/protection/may-promote';
import { refusalOf } from '../../kernel/protection/require-may';
import { readWheelState } from './internal/wheel-state';
import { DEPOSIT_WITHIN_HOURS, depositCountsFrom } from './rules';
import { rulesOfWheel } from './rules-of-day';

const AT_ONCE = 500;

/** Who may have a turn: stars, and a deposit that counts and of which no turn was told. */
function mayHaveTurn({ db }: Pick<Context, 'db'>, now: Date, needed: Record<Currency, number>) {
  const untold = sql`not exists (select 1 from ${notifications} where ${notifications.userId} = ${deposits.userId}
    and ${notifications.key} = 'wheel:' || ${deposits.id})`;
  const counts = db
    .select({ one: sql`1` })
    .from(deposits)
    .where(
      and(
        eq(deposits.userId, users.id),
        eq(deposits.status, 'SUCCESS'),
        gte(deposits.settledAt, depositCountsFrom(now)),
        untold,
      ),
    );
  const enough = CURRENCIES.map((currency) => and(eq(users.currency, currency), gte(users.rating, needed[currency])));
  return and(isNull(users.erasedAt), or(...enough), exists(counts));
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
    return tellPlayer(tx, now, { userId, key: `wheel:${depositId}`, news, until });
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
      .select({ id: users.id })
      .from(users)
      .where(and(gt(users.id, after), mayHaveTurn(ctx, ctx.now(), needed)))
      .orderBy(asc(users.id))
      .limit(AT_ONCE);
    for (const { id } of found) if (await tellOne(ctx, id)) told += 1;
    const last = found.at(-1);
    if (last === undefined) return { told };
    after = last.id;
  }
}
