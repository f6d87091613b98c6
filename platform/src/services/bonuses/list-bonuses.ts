import type { ListedBonus } from '@kozyr/contracts/bonuses';
import type { Currency } from '@kozyr/contracts/money';
import { and, asc, desc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Caller, Context } from '../../context';
import { bonuses, bonusGroups } from '../../db/schema/bonuses';
import { listedView } from './bonus-view';
import { takingsOf } from './facts';

type Input = { page: number; pageSize: number; currency: Currency; enabled: 'true' | 'false' };

/**
 * Bonuses on offer now in a currency, those that give most first; enabled=true leaves out groups that are switched off. What
 * stands in the player's way (rating, day, places) is told by the fields: the list shows what there is.
 */
export async function listBonuses(
  ctx: Context,
  caller: Caller,
  { page, pageSize, currency, enabled }: Input,
): Promise<{ items: ListedBonus[]; total: number; page: number; pageSize: number }> {
  const now = ctx.now();
  const offered = and(
    eq(bonuses.status, 'ACTIVE'),
    eq(bonuses.isPublic, true),
    eq(bonuses.currency, currency),
    lte(bonuses.startsAt, now),
    or(isNull(bonuses.endsAt), gt(bonuses.endsAt, now)),
    enabled === 'true' ? eq(bonusGroups.enabled, true) : undefined,
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
  const items = await Promise.all(
    rows.map(async ({ bonus, group }) => listedView(bonus, group, await takingsOf(ctx.db, bonus, caller.userId, now))),
  );
  return { items, total: all.length, page, pageSize };
}
