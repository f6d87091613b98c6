import { type Currency, fromMinor } from '@kozyr/contracts/money';
import { type BonusForecast, ENDED_ENOUGH } from '@kozyr/contracts/operator/bonus-forecast';
import type { NewBonus } from '@kozyr/contracts/operator/bonuses';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { bonuses, bonusGroups, userBonuses } from '../../../db/schema/bonuses';
import { games } from '../../../db/schema/games';
import { deposits } from '../../../db/schema/payments';
import { DomainError } from '../../../errors';
import { contributionBy } from '../../kernel/promotions/contribution';
import { houseEdgeOf } from '../../kernel/promotions/edge';
import { readRulesAt } from '../../kernel/promotions/read-rules';
import { daysEarlier } from '../../kernel/time/days';
import { maxGiven, paceOf } from '../../rewards/bonuses/declared-cost';
import { sumsOf } from '../../rewards/bonuses/rules';
import { expectedCost, meanEdge, worstOf } from './internal/forecast-rules';
import { newOffer, requireSound } from './internal/offer';
import { countWhoCouldTake } from './internal/who-could-take';

/** Deposits of this many days say what a deposit is like. */
const DEPOSIT_DAYS = 90;

/** The deposit in the middle of those that are enough, minor units; the least that is enough where there was none. */
async function usualDeposit(ctx: Context, currency: Currency, least: bigint): Promise<bigint> {
  const [middle] = await ctx.db
    .select({ amount: sql<string | null>`percentile_disc(0.5) within group (order by ${deposits.amount})` })
    .from(deposits)
    .where(
      and(
        eq(deposits.status, 'SUCCESS'),
        gte(deposits.settledAt, daysEarlier(ctx.now(), DEPOSIT_DAYS)),
        eq(deposits.currency, currency),
        gte(deposits.amount, least),
      ),
    );
  return middle?.amount ? BigInt(middle.amount) : least;
}

/** What bonuses of a group have cost so far in a currency, minor units; what runs still is not among it but in `taken`. */
async function costOfLike(ctx: Context, groupId: number, currency: Currency) {
  const ended = sql`${userBonuses.status} in ('COMPLETED', 'CANCELED') and ${userBonuses.activatedAt} is not null`;
  const [sum] = await ctx.db
    .select({
      bonuses: sql<number>`count(distinct ${userBonuses.bonusId})::int`,
      taken: sql<number>`count(*)::int`,
      ended: sql<number>`(count(*) filter (where ${ended}))::int`,
      given: sql<string>`coalesce(sum(${userBonuses.initialAmount}) filter (where ${ended}), 0)`,
      released: sql<string>`coalesce(sum(${userBonuses.released}) filter (where ${ended}), 0)`,
    })
    .from(userBonuses)
    .innerJoin(bonuses, eq(bonuses.id, userBonuses.bonusId))
    .where(and(eq(bonuses.groupId, groupId), eq(bonuses.currency, currency)));
  const { given = '0', released = '0', ...counts } = sum ?? { bonuses: 0, taken: 0, ended: 0 };
  return { ...counts, given: BigInt(given), released: BigInt(released) };
}

/** What the house keeps on average of stakes that count in full, hundredths of a percent, by the published returns of games. */
async function edgeOfGames(ctx: Context): Promise<number> {
  const { value: rules } = await readRulesAt(ctx.db, 'contribution', ctx.now());
  const { slug, provider, category, rtp, contribution } = games;
  const offered = await ctx.db
    .select({ slug, provider, category, rtp, contribution })
    .from(games)
    .where(eq(games.enabled, true));
  return meanEdge(offered.filter((game) => contributionBy(rules, game) === 100).map(({ rtp }) => houseEdgeOf(rtp)));
}

/**
 * What a bonus of these terms may cost and whom it is for. It reads and makes nothing.
 * @throws DomainError NOT_FOUND for the group, VALIDATION_ERROR that names the field of terms that can't hold together
 */
export async function forecastBonus(ctx: Context, draft: NewBonus): Promise<BonusForecast> {
  const [group] = await ctx.db.select().from(bonusGroups).where(eq(bonusGroups.name, draft.group));
  if (!group) throw new DomainError('NOT_FOUND', `There is no group ${draft.group}.`);
  const offer = newOffer(draft, ctx.now());
  requireSound(offer, group.name);
  const { currency } = draft;
  const [least, amount, maxAmount] = [offer.minDeposit ?? 0n, offer.amount ?? 0n, offer.maxAmount ?? 0n];
  const needsDeposit = least > 0n;
  const isWeekly = group.name === 'WeeklyCashback';
  const [deposit, like, edge, players] = await Promise.all([
    needsDeposit ? usualDeposit(ctx, currency, least) : 0n,
    costOfLike(ctx, group.id, currency),
    edgeOfGames(ctx),
    countWhoCouldTake(ctx, { offer, group: group.name, currency }),
  ]);
  const terms = { ...offer, amount, maxAmount, maxWin: offer.maxWin ?? 0n };
  // A share of a week's loss is reckoned at its most: how much somebody will lose is not known.
  const sums = sumsOf(terms, { paid: deposit, share: isWeekly ? maxAmount : undefined });
  const cost = expectedCost({ ...sums, edge, like: like.ended >= ENDED_ENOUGH ? like : null });
  const pace = paceOf(
    {
      isDailyActivation: offer.isDailyActivation ?? false,
      isRepeatedActivation: offer.isRepeatedActivation ?? false,
      maxUniqueActivations: offer.maxUniqueActivations ?? 0,
      maxDailyActivations: offer.maxDailyActivations ?? 0,
    },
    group.name,
  );
  const most = maxGiven({ type: offer.type, amount, maxAmount });
  const worst = worstOf({
    most,
    cap: sums.cap,
    pace,
    maxDaily: offer.maxDailyActivations ?? 0,
    players: players.could_take,
  });
  return {
    currency,
    per_taker: {
      deposit: fromMinor(deposit),
      given: fromMinor(sums.initialAmount),
      to_stake: fromMinor(sums.wagerTotal),
      expected_cost: fromMinor(cost.expected),
      by: cost.by,
    },
    worst: {
      per_taking: fromMinor(worst.perTaking),
      times: pace?.times ?? null,
      per: pace?.per ?? null,
      all_per_day: worst.allPerDay === null ? null : fromMinor(worst.allPerDay),
    },
    players,
    like: { ...like, given: fromMinor(like.given), released: fromMinor(like.released) },
  };
}
