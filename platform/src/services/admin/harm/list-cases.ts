import type { HarmCaseDetail, HarmCaseStatus } from '@kozyr/contracts/operator/harm';
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import { harmCases } from '../../../db/schema/harm';
import { caseView, readCase, selectCases } from './internal/case-view';

type Wanted = {
  status?: HarmCaseStatus | undefined;
  player?: string | undefined;
  page: number;
  pageSize: number;
};

const OF_STATUS = { OPEN: isNull(harmCases.closedAt), CLOSED: isNotNull(harmCases.closedAt) };

/** Open cases come in the order they were opened in, all others newest first. page counts from 1. */
export async function listHarmCases(ctx: Context, { status, player, page, pageSize }: Wanted) {
  const wanted = and(
    status === undefined ? undefined : OF_STATUS[status],
    player === undefined ? undefined : eq(harmCases.userId, player),
  );
  const order = status === 'OPEN' ? asc : desc;
  const rows = await selectCases(ctx.db, wanted)
    .orderBy(order(harmCases.openedAt), order(harmCases.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(caseView), total: await ctx.db.$count(harmCases, wanted), page, pageSize };
}

/** One case with its signals and what was done about it. @throws DomainError NOT_FOUND */
export const getHarmCase = (ctx: Context, id: string): Promise<HarmCaseDetail> => readCase(ctx.db, id);
