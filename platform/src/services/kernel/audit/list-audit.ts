import { MAX_LISTED } from '@kozyr/contracts/pagination';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { auditLog } from '../../../db/schema/audit';
import { type AuditFilters, auditWanted, readAudit } from './audit-filters';

/** Who did what, newest first. page counts from 1; no more than 10,000 entries are counted. */
export async function listAudit(ctx: Context, query: AuditFilters & { page: number; pageSize: number }) {
  const { page, pageSize, ...filters } = query;
  const wanted = auditWanted(filters);
  const items = await readAudit(ctx.db, wanted, { limit: pageSize, offset: (page - 1) * pageSize });
  const listed = ctx.db.select({ id: auditLog.id }).from(auditLog).where(wanted).limit(MAX_LISTED).as('listed');
  const [all] = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(listed);
  return { items, total: all?.total ?? 0, page, pageSize };
}
