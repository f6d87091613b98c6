import { CURRENCIES, type Currency, fromMinor } from '@kozyr/contracts/money';
import { addHours, addSeconds } from 'date-fns';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import { FIRST_ID } from '../../../db/first-id';
import { cashbackRuns } from '../../../db/schema/cashback';
import { mondayText, type Week, weekAt } from '../../kernel/time/week';
import { creditWeek } from './internal/credit-week';
import { begunIn, lateIn, mayBeLateIn, settledIn } from './internal/read-sums';
import { GRACE_SECONDS, PATIENCE_HOURS } from './rules';

const AT_ONCE = 500;
const idsSchema = z.array(z.object({ id: z.string() }));

/** A column of ids. */
async function idsOf(ctx: Context, asked: SQL): Promise<string[]> {
  const { rows } = await ctx.db.execute(asked);
  return idsSchema.parse(rows).map(({ id }) => id);
}

/** Of some players those with rounds in a week that is not counted for them, open ones too while they are awaited. */
async function whoPlayed(ctx: Context, currency: Currency, week: Week, players: readonly string[]): Promise<string[]> {
  const counted = await idsOf(
    ctx,
    sql`select user_id as id from cashback_weeks
      where user_id = any(${sql.param(players)}) and kind = 'Cashback' and week_from = ${week.from.toISOString()}`,
  );
  const done = new Set(counted);
  const left = players.filter((player) => !done.has(player));
  if (left.length === 0) return [];
  const ofThem = sql`user_id = any(${sql.param(left)})`;
  // By their ids: the planner can't tell how few they are, and would read all that the players ever played.
  const late = await idsOf(ctx, sql`select round_id as id from late_rounds where ${ofThem} and ${mayBeLateIn(week)}`);
  const waits = ctx.now() < addHours(week.to, PATIENCE_HOURS);
  return idsOf(
    ctx,
    sql`select user_id as id from rounds where ${ofThem} and ${settledIn(currency, week)}
      union select user_id from rounds
        where ${ofThem} and id = any(${sql.param(late)}) and ${lateIn(currency, week)}
      union select user_id from rounds
        where ${waits} and ${ofThem} and currency = ${currency} and status = 'open' and ${begunIn(week)}`,
  );
}

/** Of some players those with a weekly cashback that waits, taken in a week. */
const whoTook = (ctx: Context, currency: Currency, { from, to }: Week, players: readonly string[]): Promise<string[]> =>
  idsOf(
    ctx,
    sql`select user_id as id from user_bonuses
      where user_id = any(${sql.param(players)}) and status = 'PENDING' and currency = ${currency}
        and terms -> 'bonus_group' ->> 'name' = 'WeeklyCashback'
        and subscribed_at >= ${from.toISOString()} and subscribed_at < ${to.toISOString()}`,
  );

/**
 * The players of a currency after one, by id, and who of them has something to count in a week. Players are on every server, what is
 * theirs is not: so many of them are asked for by their ids. @returns last: null where there are no more
 */
async function nextPlayers(ctx: Context, currency: Currency, week: Week, after: string) {
  const all = await idsOf(
    ctx,
    sql`select id from users where currency = ${currency} and id > ${after} order by id limit ${AT_ONCE}`,
  );
  const last = all.at(-1) ?? null;
  if (last === null) return { last, players: [] };
  const found = new Set([...(await whoPlayed(ctx, currency, week, all)), ...(await whoTook(ctx, currency, week, all))]);
  return { last, players: all.filter((player) => found.has(player)) };
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
    const { last, players } = await nextPlayers(ctx, currency, week, after);
    if (last === null) break;
    for (const userId of players)
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
