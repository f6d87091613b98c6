import type { ReportedNickname } from '@kozyr/contracts/operator/nicknames';
import { asc, count, desc, isNull, max, min, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { nicknameReports } from '../../../db/schema/nicknames';

/** Nicknames that somebody reported and nobody has decided about, the most reported first. page counts from 1. */
export async function listReportedNicknames(ctx: Context, { page, pageSize }: { page: number; pageSize: number }) {
  const { userId, nickname, reason, reportedAt, outcome } = nicknameReports;
  const grouped = ctx.db
    .select({
      player: userId,
      nickname,
      reports: count().as('reports'),
      reasons: sql<ReportedNickname['reasons']>`array_agg(distinct ${reason} order by ${reason})`.as('reasons'),
      first: min(reportedAt).as('first_at'),
      last: max(reportedAt).as('last_at'),
    })
    .from(nicknameReports)
    .where(isNull(outcome))
    .groupBy(userId, nickname);
  const rows = await grouped
    .orderBy(desc(count()), asc(min(reportedAt)), asc(userId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map(({ first, last, ...row }): ReportedNickname => {
    if (!first || !last) throw new Error('A report has no moment.');
    return { ...row, first_at: first.toISOString(), last_at: last.toISOString() };
  });
  const [all] = await ctx.db
    .select({ total: sql<number>`count(distinct (${userId}, ${nickname}))`.mapWith(Number) })
    .from(nicknameReports)
    .where(isNull(outcome));
  return { items, total: all?.total ?? 0, page, pageSize };
}
