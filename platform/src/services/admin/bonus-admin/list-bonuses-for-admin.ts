import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import type { listOperatorBonuses, OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { bonuses, bonusGroups } from '../../../db/schema/bonuses';
import { playerGroups } from '../../../db/schema/player-groups';
import { DomainError } from '../../../errors';
import { adminBonusViews } from './internal/admin-bonus-view';

type Query = z.output<typeof listOperatorBonuses.query>;
/** What the list is narrowed to, and its order. */
export type WantedBonuses = Omit<Query, 'page' | 'pageSize'>;

const selectOffers = (db: Queryable) =>
  db
    .select({
      bonus: bonuses,
      group: bonusGroups,
      playerGroup: sql<{ id: string; name: string } | null>`case when ${playerGroups.id} is null then null
        else json_build_object('id', ${playerGroups.id}, 'name', ${playerGroups.name}) end`,
    })
    .from(bonuses)
    .innerJoin(bonusGroups, eq(bonusGroups.id, bonuses.groupId))
    .leftJoin(playerGroups, eq(playerGroups.id, bonuses.playerGroupId));

/** The first moment of a day in Kyiv, where operators read and write days. */
const midnight = (day: string, later: number) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${CURRENCY_ZONES.uah})`;

const conditionsOf = ({ currency, group, type, status, from, to, find }: WantedBonuses): SQL | undefined =>
  and(
    currency && eq(bonuses.currency, currency),
    group && eq(bonusGroups.name, group),
    type && eq(bonuses.type, type),
    status && eq(bonuses.status, status),
    from ? sql`(${bonuses.endsAt} is null or ${bonuses.endsAt} > ${midnight(from, 0)})` : undefined,
    to ? sql`${bonuses.startsAt} < ${midnight(to, 1)}` : undefined,
    find
      ? or(sql`position(lower(${find}) in lower(${bonuses.name})) > 0`, sql`upper(${bonuses.code}) = upper(${find})`)
      : undefined,
  );

const ORDERS: Readonly<Record<WantedBonuses['sort'], readonly SQL[]>> = {
  started_desc: [desc(bonuses.startsAt)],
  started_asc: [asc(bonuses.startsAt)],
  ends_asc: [sql`${bonuses.endsAt} asc nulls last`],
  name_asc: [],
};

/** A piece of the list, from a place on. Bonuses in every state. */
export async function readBonuses(
  db: Queryable,
  wanted: WantedBonuses,
  { limit, offset }: { limit: number; offset: number },
): Promise<OperatorBonus[]> {
  const rows = await selectOffers(db)
    .where(conditionsOf(wanted))
    .orderBy(...ORDERS[wanted.sort], asc(bonuses.name), asc(bonuses.id))
    .limit(limit)
    .offset(offset);
  return adminBonusViews(db, rows);
}

/** Bonuses in every state, by filters and in an order; page counts from 1. */
export async function listBonusesForAdmin(ctx: Context, { page, pageSize, ...wanted }: Query) {
  const items = await readBonuses(ctx.db, wanted, { limit: pageSize, offset: (page - 1) * pageSize });
  const [all] = await ctx.db
    .select({ total: count() })
    .from(bonuses)
    .innerJoin(bonusGroups, eq(bonusGroups.id, bonuses.groupId))
    .where(conditionsOf(wanted));
  return { items, total: all?.total ?? 0, page, pageSize };
}

/** One bonus. @throws DomainError NOT_FOUND */
export async function readBonusForAdmin(db: Queryable, id: string): Promise<OperatorBonus> {
  const [view] = await adminBonusViews(db, await selectOffers(db).where(eq(bonuses.id, id)));
  if (!view) throw new DomainError('NOT_FOUND', 'There is no such bonus.');
  return view;
}
