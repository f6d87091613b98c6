import { randomUUID } from 'node:crypto';
import type { Currency } from '@kozyr/contracts/money';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { userBonuses } from '../../../../db/schema/bonuses';
import { cashbackWeeks } from '../../../../db/schema/cashback';
import { post } from '../../../../ledger/post';
import { publish } from '../../../../outbox/publish';
import { walletSummary } from '../../../kernel/events/current-wallet';
import { jurisdictionOf } from '../../../kernel/jurisdictions/places';
import { lockPlayer } from '../../../kernel/players/lock-player';
import { mondayText, type Week } from '../../../kernel/time/week';
import { type PendingWeekly, readPendingWeekly, settleWeekly } from '../../bonuses/weekly-cashback';
import { giveReceived } from '../../received-bonuses/give-received';
import { cashbackHundredths, maxCashback, netLossOf, type Sums, shareOfLoss } from '../rules';
import { rulesOfWeek } from '../rules-of-week';
import { readSums, readSumsSince, roundsAwaited } from './read-sums';

export type PlayerWeek = { userId: string; currency: Currency; week: Week };
type WeekRow = typeof cashbackWeeks.$inferSelect;
type Counted = PlayerWeek & { now: Date; sums: Sums; stars: number };

/** Writes the week down; false when it was before. */
async function keepRow(
  tx: Queryable,
  { userId, currency, week, now, sums, stars }: Counted,
  rest: Pick<typeof cashbackWeeks.$inferInsert, 'percent' | 'most' | 'amount' | 'userBonusId'> & Pick<WeekRow, 'kind'>,
): Promise<boolean> {
  const { rounds, staked, won, theoreticalLoss, bounds } = sums;
  const kept = await tx
    .insert(cashbackWeeks)
    .values({
      ...{ userId, currency, weekFrom: week.from, weekTo: week.to, stars, creditedAt: now },
      ...{ rounds, staked, won, theoreticalLoss, bound: bounds[rest.kind], ...rest },
    })
    .onConflictDoNothing()
    .returning({ userId: cashbackWeeks.userId });
  return kept.length > 0;
}

/** The cashback of the stars, to the cashback wallet; nothing where there is no cashback in the player's country. @returns what was credited by this call, minor units */
async function creditCashback(ctx: Context, tx: Queryable, counted: Counted): Promise<bigint> {
  const { userId, currency, week, now, sums, stars } = counted;
  const rules = await rulesOfWeek(tx, week);
  const percent = cashbackHundredths(rules, stars);
  const max = maxCashback(rules, stars, currency);
  const { promotions } = await jurisdictionOf(ctx, tx, userId);
  const amount = promotions.cashback ? shareOfLoss(netLossOf(sums), percent, max, sums.bounds.Cashback) : 0n;
  if (!(await keepRow(tx, counted, { kind: 'Cashback', percent, most: max, amount })) || amount === 0n) return 0n;
  const monday = mondayText(week, currency);
  const { balances } = await post(tx, {
    key: `cashback:${userId}:${monday}`,
    kind: 'cashback_credit',
    currency,
    legs: [{ from: { house: 'promotions' }, to: { player: userId, wallet: 'cashback' }, amount }],
    memo: { week: monday },
  });
  const own = balances[userId];
  if (own) await publish(tx, userId, { type: 'wallet', wallet: walletSummary(currency, own) });
  const received = { id: randomUUID(), userId, currency, amount, receivedAt: now };
  await giveReceived(tx, { ...received, label: 'Cashback', wallet: 'cashback' });
  return amount;
}

/**
 * Credits what a weekly cashback brings of the net loss since it was taken, as bonus money; ends it where there was no loss, or where there
 * is none in the player's country.
 */
async function creditWeekly(
  ctx: Context,
  tx: Queryable,
  counted: Counted,
  { row, percent, max }: PendingWeekly,
): Promise<bigint> {
  const { userId, currency, now, sums } = counted;
  const { promotions } = await jurisdictionOf(ctx, tx, userId);
  const offered = promotions.cashback && promotions.bonuses;
  const amount = offered ? shareOfLoss(netLossOf(sums), percent, max, sums.bounds.WeeklyCashback) : 0n;
  await keepRow(tx, counted, { kind: 'WeeklyCashback', percent, most: max, amount, userBonusId: row.id });
  await settleWeekly(tx, now, row, offered ? amount : null);
  if (amount === 0n) return 0n;
  const received = { id: randomUUID(), userId, currency, amount, receivedAt: now };
  await giveReceived(tx, { ...received, label: 'WeeklyCashback', wallet: 'bonus' });
  return amount;
}

/** The player's weekly cashback that was taken in this week, if any: one of a week that has begun since waits for its own Monday. */
async function readPendingOfWeek(tx: Queryable, { userId, week }: PlayerWeek): Promise<PendingWeekly | null> {
  const pending = await readPendingWeekly(tx, userId);
  return pending && pending.row.subscribedAt >= week.from && pending.row.subscribedAt < week.to ? pending : null;
}

/**
 * What the rounds since it was taken come to. Where it was given up and taken again in the week, the time with the smallest loss
 * counts: nobody picks the moment from which their losses are insured.
 */
async function sumsSinceSubscription(
  tx: Queryable,
  { userId, currency, week }: PlayerWeek,
  { row }: PendingWeekly,
): Promise<Sums> {
  const { userId: owner, subscribedAt, terms } = userBonuses;
  const isWeekly = sql`${terms} -> 'bonus_group' ->> 'name' = 'WeeklyCashback'`;
  const earlier = await tx
    .select({ from: subscribedAt })
    .from(userBonuses)
    .where(and(eq(owner, userId), isWeekly, gte(subscribedAt, week.from), lt(subscribedAt, row.subscribedAt)));
  const since = (from: Date) => readSumsSince(tx, { userId, currency }, { from, week });
  let lowest = await since(row.subscribedAt);
  for (const { from } of earlier) {
    const sums = await since(from);
    if (netLossOf(sums) < netLossOf(lowest)) lowest = sums;
  }
  return lowest;
}

const starsOf = async (tx: Queryable, userId: string): Promise<number> =>
  (await tx.select({ rating: users.rating }).from(users).where(eq(users.id, userId)))[0]?.rating ?? 0;

/**
 * Counts an ended week for one player and credits what it brings, with the player locked: once, however often and from
 * wherever it is called. Stars are those of this moment. Its weekly cashback is counted in a transaction of its own, which may
 * fail by itself, of the rounds that began at its pending or later.
 * @returns minor units credited by this call; null where a round of the week is still open: the player is counted later
 */
export async function creditWeek(ctx: Context, player: PlayerWeek): Promise<bigint | null> {
  const { userId, week } = player;
  const counted = await ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const now = ctx.now();
    if ((await roundsAwaited(tx, now, player)) > 0) return null;
    const sums = await readSums(tx, player, week);
    const stars = await starsOf(tx, userId);
    const credited = sums.rounds > 0 ? await creditCashback(ctx, tx, { ...player, now, sums, stars }) : 0n;
    return { credited, taken: (await readPendingOfWeek(tx, player)) !== null };
  });
  if (!counted) return null;
  if (!counted.taken) return counted.credited;
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const pending = await readPendingOfWeek(tx, player);
    if (!pending) return counted.credited;
    const sums = await sumsSinceSubscription(tx, player, pending);
    const stars = await starsOf(tx, userId);
    return counted.credited + (await creditWeekly(ctx, tx, { ...player, now: ctx.now(), sums, stars }, pending));
  });
}
