import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { OperatorCashbackWeek } from '@kozyr/contracts/operator/cashback';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context, OperatorCaller } from '../../../context';
import { cashbackRuns } from '../../../db/schema/cashback';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { type Week, weekOfMonday } from '../../kernel/time/week';
import { roundsOfWeek, SUMS } from './internal/read-sums';
import { countWeek, isEnded } from './run-weeks';

type Named = { currency: Currency; monday: string };

/** @throws DomainError NOT_FOUND for a day that is no Monday */
function weekOf({ currency, monday }: Named): Week {
  const week = weekOfMonday(monday, currency);
  if (!week) throw new DomainError('NOT_FOUND', `${monday} is not a Monday.`);
  return week;
}

const minor = z.coerce.string().transform(BigInt);
const kindsSchema = z.array(
  z.object({
    kind: z.enum(['Cashback', 'WeeklyCashback']),
    players: z.coerce.number(),
    paid: z.coerce.number(),
    staked: minor,
    won: minor,
    net_loss: minor,
    amount: minor,
  }),
);
const nowSchema = z.tuple([
  z.object({ players: z.coerce.number(), missing: z.coerce.number(), changed: z.coerce.number() }),
]);

/** What was counted, by kind. */
async function kindsOf({ db }: Context, { currency }: Named, { from }: Week) {
  const { rows } = await db.execute(sql`
    select kind, count(*) as players, count(*) filter (where amount > 0) as paid, sum(staked) as staked, sum(won) as won,
      sum(greatest(staked - won, 0)) as net_loss, sum(amount) as amount
    from cashback_weeks where currency = ${currency} and week_from = ${from.toISOString()} group by kind order by kind`);
  return kindsSchema.parse(rows).map((row) => ({
    ...row,
    staked: fromMinor(row.staked),
    won: fromMinor(row.won),
    net_loss: fromMinor(row.net_loss),
    amount: fromMinor(row.amount),
  }));
}

/** What the rounds say today beside what was counted then. */
async function compareWithRounds({ db }: Context, { currency }: Named, week: Week) {
  const { rows } = await db.execute(sql`
    with now as (
      select t.user_id, s.rounds, s.staked, s.won from player_turnover t
      cross join lateral (
        select ${SUMS} from ${roundsOfWeek(sql`t.user_id`, currency, week)} rounds
      ) s
      where t.currency = ${currency} and s.rounds > 0
    ), counted as (
      select user_id, staked, won from cashback_weeks
      where kind = 'Cashback' and currency = ${currency} and week_from = ${week.from.toISOString()}
    )
    select count(now.user_id) as players, count(*) filter (where counted.user_id is null) as missing,
      count(*) filter (where counted.user_id is not null
        and (coalesce(now.staked, 0) <> counted.staked or coalesce(now.won, 0) <> counted.won)) as changed
    from now full join counted using (user_id)`);
  return nowSchema.parse(rows)[0];
}

/** The sums of a week's cashback, and whether the rounds still say the same. @throws DomainError NOT_FOUND for no Monday */
export async function getCashbackWeek(ctx: Context, named: Named): Promise<OperatorCashbackWeek> {
  const week = weekOf(named);
  const ofRun = and(eq(cashbackRuns.currency, named.currency), eq(cashbackRuns.weekFrom, week.from));
  const [[run], kinds, comparison] = await Promise.all([
    ctx.db.select().from(cashbackRuns).where(ofRun),
    kindsOf(ctx, named, week),
    compareWithRounds(ctx, named, week),
  ]);
  return {
    ...named,
    from: week.from.toISOString(),
    to: week.to.toISOString(),
    started_at: run?.startedAt.toISOString() ?? null,
    completed_at: run?.completedAt?.toISOString() ?? null,
    ...comparison,
    kinds,
  };
}

/**
 * Counts an ended week for whoever is missing in it; nobody is paid twice. Who asked for it is recorded before.
 * @throws DomainError NOT_FOUND for no Monday, STATE_CONFLICT while the week is not over
 */
export async function rerunCashbackWeek(ctx: Context, operator: OperatorCaller, named: Named) {
  const week = weekOf(named);
  if (!isEnded(week, ctx.now()))
    throw new DomainError('STATE_CONFLICT', 'This week is not over yet.', { why: 'week_runs' });
  await ctx.db.transaction((tx) =>
    recordOperatorDeed(ctx, tx, operator, {
      action: 'cashback_rerun',
      subject: { kind: 'cashback_week', id: `${named.currency}:${named.monday}` },
    }),
  );
  const { counted, paid, amount } = await countWeek(ctx, named.currency, week);
  return { counted, paid, amount: fromMinor(amount), week: await getCashbackWeek(ctx, named) };
}
