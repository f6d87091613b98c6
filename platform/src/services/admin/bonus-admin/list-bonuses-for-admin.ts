import type { BonusLabel } from '@kozyr/contracts/bonuses';
import type { Currency } from '@kozyr/contracts/money';
import type { OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonuses, bonusGroups } from '../../../db/schema/bonuses';
import { DomainError } from '../../../errors';
import type { BonusRow } from '../../money/user-bonuses/bonus-view';
import { adminBonusViews } from './internal/admin-bonus-view';

type Wanted = {
  currency?: Currency | undefined;
  group?: BonusLabel | undefined;
  status?: BonusRow['status'] | undefined;
  find?: string | undefined;
  page: number;
  pageSize: number;
};

const selectOffers = (db: Queryable) =>
  db
    .select({ bonus: bonuses, group: bonusGroups })
    .from(bonuses)
    .innerJoin(bonusGroups, eq(bonusGroups.id, bonuses.groupId));

/** Bonuses in every state, those that were begun last first; page counts from 1. */
export async function listBonusesForAdmin(ctx: Context, { currency, group, status, find, page, pageSize }: Wanted) {
  const wanted = and(
    currency && eq(bonuses.currency, currency),
    group && eq(bonusGroups.name, group),
    status && eq(bonuses.status, status),
    find
      ? or(sql`position(lower(${find}) in lower(${bonuses.name})) > 0`, sql`upper(${bonuses.code}) = upper(${find})`)
      : undefined,
  );
  const rows = await selectOffers(ctx.db)
    .where(wanted)
    .orderBy(desc(bonuses.startsAt), asc(bonuses.name), asc(bonuses.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db
    .select({ total: count() })
    .from(bonuses)
    .innerJoin(bonusGroups, eq(bonusGroups.id, bonuses.groupId))
    .where(wanted);
  return { items: await adminBonusViews(ctx.db, rows), total: all?.total ?? 0, page, pageSize };
}

/** One bonus. @throws DomainError NOT_FOUND */
export async function readBonusForAdmin(db: Queryable, id: string): Promise<OperatorBonus> {
  const [view] = await adminBonusViews(db, await selectOffers(db).where(eq(bonuses.id, id)));
  if (!view) throw new DomainError('NOT_FOUND', 'There is no such bonus.');
  return view;
}
