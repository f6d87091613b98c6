import { CURRENCIES, type Currency, fromMinor } from '@kozyr/contracts/money';
import { addHours, addSeconds } from 'date-fns';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import { FIRST_ID } from '../../../db/first-id';
import { cashbackRuns } from '../../../db/schema/cashback';
import { mondayText, type Week, weekAt } from '../../kernel/time/week';
import { creditWeek } from './internal/credit-week';
import { begunIn, roundsOfWeek } from './internal/read-sums';
import { GRACE_SECONDS, PATIENCE_HOURS } from './rules';

const AT_ONCE = 500;
const rowsSchema = z.array(z.object({ user_id: z.string() }));

/**
 * Players after one, by id, with something to count in a week that is not counted: rounds, open ones too while they
 * are awaited,
 * or a weekly cashback that waits.
 */
async function playersOf(ctx: Context, currency: Currency, week: Week, after: string): Promise<string[]> {
  const waits = ctx.now() < addHours(week.to, PATIENCE_HOURS);
  const { rows } = await ctx.db.execute(sql`
    (select u.id as user_id from users u
      where u.currency = ${currency} and u.id > ${after}
        and (
          exists (select 1 from ${roundsOfWeek(sql`u.id`, currency, week)} rounds)
          or (${waits} and exists (select 1 from rounds where user_id = u.id and currency = ${currency}
            and status = 'open' and ${begunIn(week)})))
        and not exists (select 1 from cashback_weeks w
          where w.user_id = u.id and w.kind = 'Cashback' and w.week_from = ${week.from.toISOString()})
      order by u.id limit ${AT_ONCE})
    union
    (select b.user_id from user_bonuses b
      where b.status = 'PENDING' and b.currency = ${currency} and b.user_id > ${after}
        and b.terms -> 'bonus_group' ->> 'name' = 'WeeklyCashback'
        and b.subscribed_at >= ${week.from.toISOString()} and b.subscribed_at < ${week.to.toISOString()}
      order by b.user_id limit ${AT_ONCE})
    order by user_id limit ${AT_ONCE}`);
  return rowsSchema.parse(rows).map(({ user_id: userId }) => userId);
}

const ofRun = (currency: Currency, week: Week) =>
  and(eq(cashbackRuns.currency, currency), eq(cashbackRuns.weekFrom, week.from));

/** Whether a week is over for certain: nothing begins in it any more. */
export const isEnded = ({ to }: Week, now: Date): boolean => now >= addSeconds(to, GRACE_SECONDS);

/** amount: minor units. waiting: players with a round of the week still open, who are counted by a later run. */
export type WeekResult = { counted: number; paid: number; amount: bigint; waiting: number };

/**
 * Counts an ended week for everybody who is not counted in it, each in a transaction of their own; two at once share the work.
 * @throws Error when some could not be counted: all others are, and the next run takes these up
 */
export async function countWeek(ctx: Context, currency: Currency, week: Week): Promise<WeekResult> {
  const done: WeekResult = { counted: 0, paid: 0, amount: 0n, waiting: 0 };
  let failed = 0;
  let after = FIRST_ID;
  for (;;) {
    const batch = await playersOf(ctx, currency, week, after);
    for (const userId of batch)
      try {
        const credited = await creditWeek(ctx, { userId, currency, week });
        if (credited === null) {
          done.waiting += 1;
          continue;
        }
        done.counted += 1;
        if (credited > 0n) done.paid += 1;
        done.amount += credited;
      } catch (error) {
        failed += 1;
        const named = { userId, currency, week: mondayText(week, currency) };
        ctx.log.error({ err: error, ...named }, 'the cashback of a player was not counted');
      }
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last;
  }
  if (failed > 0) throw new Error(`The cashback of ${failed} players was not counted; the next run takes it up.`);
  // A week that waits for somebody's round is not done: the next run goes on with it.
  if (done.waiting > 0) return done;
  await ctx.db.update(cashbackRuns).set({ completedAt: ctx.now() }).where(ofRun(currency, week));
  return done;
}

/**
 * The ended weeks that are not counted for all, the oldest first: none before the first that the job ever took up, which is the
 * one that had ended last then.
 */
async function dueWeeks(ctx: Context, currency: Currency): Promise<Week[]> {
  const runs = await ctx.db
    .select()
    .from(cashbackRuns)
    .where(eq(cashbackRuns.currency, currency))
    .orderBy(cashbackRuns.weekFrom);
  const counted = new Set(runs.flatMap(({ weekFrom, completedAt }) => (completedAt ? [weekFrom.getTime()] : [])));
  const first = runs[0] ? weekAt(runs[0].weekFrom, currency) : weekAt(ctx.now(), currency, -1);
  const due: Week[] = [];
  for (let week = first; isEnded(week, ctx.now()); week = weekAt(week.from, currency, 1))
    if (!counted.has(week.from.getTime())) due.push(week);
  return due;
}

/**
 * Counts every ended week that is not counted yet. For a job, each few minutes: on Mondays there is one.
 * @throws Error when one could not be counted for all; the others are
 */
export async function runEndedWeeks(ctx: Context): Promise<Record<string, string>> {
  const paid: Record<string, string> = {};
  const broken: unknown[] = [];
  for (const currency of CURRENCIES)
    for (const week of await dueWeeks(ctx, currency))
      try {
        const startedAt = ctx.now();
        await ctx.db.insert(cashbackRuns).values({ currency, weekFrom: week.from, startedAt }).onConflictDoNothing();
        const { counted, amount, waiting } = await countWeek(ctx, currency, week);
        const rest = waiting > 0 ? `, ${waiting} with open rounds` : '';
        paid[`${currency} ${mondayText(week, currency)}`] = `${counted} players, ${fromMinor(amount)}${rest}`;
      } catch (error) {
        broken.push(error);
      }
  if (broken.length > 0) throw broken[0];
  return paid;
}
