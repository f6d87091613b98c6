import type { CashbackWeek, getCashback as contract } from '@kozyr/contracts/cashback';
import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { and, asc, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller, Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { cashbackWeeks } from '../../../db/schema/cashback';
import { DomainError } from '../../../errors';
import { getBalances } from '../../../ledger/balances';
import { type Week, weekAt } from '../../kernel/time/week';
import { readSums, roundsAwaited } from './internal/read-sums';
import { uncounted, weekView } from './internal/week-view';
import { cashbackHundredths } from './rules';
import { rulesOfWeek } from './rules-of-week';

type Statement = z.input<(typeof contract.responses)[200]>;
type Player = { id: string; currency: Currency; rating: number };

async function soFar(ctx: Context, { id, currency, rating }: Player, week: Week): Promise<CashbackWeek> {
  return uncounted(
    await rulesOfWeek(ctx.db, week),
    week,
    currency,
    await readSums(ctx.db, { userId: id, currency }, week),
    rating,
  );
}

type Awaited = { week: CashbackWeek | null; open: number };

/** The week that ended last, where the player has rounds in it and it is not counted yet, and how many it waits for. */
async function awaitedWeek(ctx: Context, player: Player): Promise<Awaited> {
  const week = weekAt(ctx.now(), player.currency, -1);
  const [counted] = await ctx.db
    .select({ kind: cashbackWeeks.kind })
    .from(cashbackWeeks)
    .where(
      and(
        eq(cashbackWeeks.userId, player.id),
        eq(cashbackWeeks.kind, 'Cashback'),
        eq(cashbackWeeks.weekFrom, week.from),
      ),
    );
  if (counted) return { week: null, open: 0 };
  const view = await soFar(ctx, player, week);
  const open = await roundsAwaited(ctx.db, ctx.now(), { userId: player.id, currency: player.currency, week });
  return { week: view.rounds + open > 0 ? view : null, open };
}

/** What a player can claim, this week so far, and the weeks that were counted, newest first; page counts from 1. */
export async function getCashback(
  ctx: Context,
  caller: Caller,
  { page, pageSize }: Record<'page' | 'pageSize', number>,
): Promise<Statement> {
  const [player] = await ctx.db
    .select({ id: users.id, currency: users.currency, rating: users.rating })
    .from(users)
    .where(eq(users.id, caller.userId));
  if (!player) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  const { currency } = player;
  const week = weekAt(ctx.now(), currency);
  const mine = eq(cashbackWeeks.userId, player.id);
  const rules = await rulesOfWeek(ctx.db, week);
  const [balances, current, awaited, rows, total] = await Promise.all([
    getBalances(ctx.db, player.id, currency),
    soFar(ctx, player, week),
    awaitedWeek(ctx, player),
    ctx.db
      .select()
      .from(cashbackWeeks)
      .where(mine)
      .orderBy(desc(cashbackWeeks.weekFrom), asc(cashbackWeeks.kind))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db.$count(cashbackWeeks, mine),
  ]);
  return {
    balance: fromMinor(balances.cashback),
    currency,
    stars: player.rating,
    percents: rules.percents.map((_, stars) => cashbackHundredths(rules, stars) / 100),
    mosts: rules.mosts[currency],
    current,
    awaited: awaited.week,
    open_rounds: awaited.open,
    weeks: { items: rows.map(weekView), total, page, pageSize },
  };
}
