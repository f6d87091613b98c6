import type { Currency } from '@kozyr/contracts/money';
import { and, count, eq, exists, gte, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { users } from '../../../../db/schema/accounts';
import type { bonuses } from '../../../../db/schema/bonuses';
import { harmCases } from '../../../../db/schema/harm';
import { deposits } from '../../../../db/schema/payments';
import { groupedPlayers } from '../../../../db/schema/player-groups';
import { playerProtection } from '../../../../db/schema/protection';
import { placesNow } from '../../../kernel/jurisdictions/places';
import { refusalOfPlace } from '../../../kernel/jurisdictions/rules';

type Asked = {
  offer: Pick<typeof bonuses.$inferInsert, 'minRating' | 'wager' | 'playerGroupId'>;
  group: string;
  currency: Currency;
};

/** Players whom their state, or an open case of harm, keeps from bonuses: as may-promote says of one. */
function kept(ctx: Context): SQL {
  const at = sql`${ctx.now()}::timestamptz`;
  const { suspendedAt, closedAt, timedOutUntil, selfExcludedFrom, selfExcludedUntil, barredFrom, barredUntil } =
    playerProtection;
  const stopped = ctx.db
    .select({ one: sql`1` })
    .from(playerProtection)
    .where(
      and(
        eq(playerProtection.userId, users.id),
        or(
          isNotNull(suspendedAt),
          isNotNull(closedAt),
          sql`${timedOutUntil} > ${at}`,
          sql`${selfExcludedFrom} is not null and (${selfExcludedUntil} is null or ${selfExcludedUntil} > ${at})`,
          sql`${barredFrom} is not null and (${barredUntil} is null or ${barredUntil} > ${at})`,
        ),
      ),
    );
  const inCare = ctx.db
    .select({ one: sql`1` })
    .from(harmCases)
    .where(and(eq(harmCases.userId, users.id), isNull(harmCases.closedAt)));
  return sql`(${exists(stopped)} or ${exists(inCare)})`;
}

/** How many players of a currency could take a bonus of these terms, by state, country, stars, group and first deposit, and of how many. */
export async function countWhoCouldTake(
  ctx: Context,
  { offer, group, currency }: Asked,
): Promise<{ could_take: number; of: number }> {
  const present = and(eq(users.currency, currency), isNull(users.erasedAt));
  const paid = ctx.db
    .select({ one: sql`1` })
    .from(deposits)
    .where(and(eq(deposits.userId, users.id), eq(deposits.first, true)));
  const invited = ctx.db
    .select({ one: sql`1` })
    .from(groupedPlayers)
    .where(and(eq(groupedPlayers.userId, users.id), eq(groupedPlayers.groupId, sql`${offer.playerGroupId}::uuid`)));
  const able = await ctx.db
    .select({ profiles: users.profiles, players: count() })
    .from(users)
    .where(
      and(
        present,
        gte(users.rating, offer.minRating ?? 0),
        not(kept(ctx)),
        offer.playerGroupId ? exists(invited) : undefined,
        group === 'WelcomeDeposit' ? not(exists(paid)) : undefined,
      ),
    )
    .groupBy(users.profiles);
  const placeOf = await placesNow(ctx);
  const open = able.filter(({ profiles }) => {
    const place = placeOf(profiles);
    if (refusalOfPlace(place, 'bonuses') || refusalOfPlace(place, 'promotion')) return false;
    if (group === 'WeeklyCashback' && !place.promotions.cashback) return false;
    return place.wager_cap === null || offer.wager <= place.wager_cap * 100;
  });
  return { could_take: open.reduce((sum, { players }) => sum + players, 0), of: await ctx.db.$count(users, present) };
}
