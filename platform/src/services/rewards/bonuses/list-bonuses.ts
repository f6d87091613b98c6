import type { ListedBonus } from '@kozyr/contracts/bonuses';
import type { Currency } from '@kozyr/contracts/money';
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { bonuses, bonusGroups } from '../../../db/schema/bonuses';
import { groupedPlayers } from '../../../db/schema/player-groups';
import { mayPromoteTo } from '../../kernel/protection/may-promote';
import { listedView } from '../../money/user-bonuses/bonus-view';
import { readOwnUserBonuses } from '../../money/user-bonuses/read-own';
import { bonusPlayer, readLastingFacts } from './internal/facts';
import { lastingRefusal } from './rules';

type Input = { page: number; pageSize: number; currency: Currency; enabled: 'true' | 'false' };

/**
 * Bonuses on offer now in a currency, those that give most first: of groups that are switched on, or with enabled=false of
 * those that are switched off. The list shows what there is, and says of each what stands in the player's way; to a player who is not
 * to be told of promotions it shows none.
 */
export async function listBonuses(
  ctx: Context,
  caller: Caller,
  { page, pageSize, currency, enabled }: Input,
): Promise<{ items: ListedBonus[]; total: number; page: number; pageSize: number }> {
  const now = ctx.now();
  const player = await bonusPlayer(ctx, ctx.db, caller.userId);
  const { bonuses: offers, cashback, wagerCap } = player.place;
  if (!offers || !(await mayPromoteTo(ctx, ctx.db, caller.userId))) return { items: [], total: 0, page, pageSize };
  const offered = and(
    eq(bonuses.status, 'ACTIVE'),
    eq(bonuses.isPublic, true),
    eq(bonuses.currency, currency),
    lte(bonuses.startsAt, now),
    or(isNull(bonuses.endsAt), gt(bonuses.endsAt, now)),
    or(
      isNull(bonuses.playerGroupId),
      inArray(
        bonuses.playerGroupId,
        ctx.db
          .select({ id: groupedPlayers.groupId })
          .from(groupedPlayers)
          .where(eq(groupedPlayers.userId, caller.userId)),
      ),
    ),
    eq(bonusGroups.enabled, enabled === 'true'),
    wagerCap === null ? undefined : lte(bonuses.wager, wagerCap),
    cashback ? undefined : ne(bonusGroups.name, 'WeeklyCashback'),
  );
  const from = ctx.db
    .select({ bonus: bonuses, group: bonusGroups })
    .from(bonuses)
    .innerJoin(bonusGroups, eq(bonusGroups.id, bonuses.groupId))
    .where(offered);
  const [rows, all] = await Promise.all([
    from
      .orderBy(asc(bonuses.groupId), desc(bonuses.amount), asc(bonuses.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    ctx.db
      .select({ id: bonuses.id })
      .from(bonuses)
      .innerJoin(bonusGroups, eq(bonusGroups.id, bonuses.groupId))
      .where(offered),
  ]);
  const ids = rows.map(({ bonus }) => bonus.id);
  const taken = await readOwnUserBonuses(ctx.db, caller.userId, ids);
  const items = await Promise.all(
    rows.map(async ({ bonus, group }) => {
      const facts = await readLastingFacts(ctx.db, bonus, { player, group, now });
      const own = taken.filter(({ bonusId }) => bonusId === bonus.id);
      return {
        ...listedView(bonus, group, { own, today: facts.takenToday }),
        refusal: lastingRefusal(bonus, facts),
      };
    }),
  );
  return { items, total: all.length, page, pageSize };
}
