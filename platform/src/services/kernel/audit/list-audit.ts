import type { AuditEntry } from '@kozyr/contracts/operator/audit';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { auditLog } from '../../../db/schema/audit';
import { operators } from '../../../db/schema/operators';

type Wanted = { actor?: string | undefined; action?: string | undefined; subject?: string | undefined };

/** Who did what, newest first; actor is an operator's name or id, or another actor's id. page counts from 1. */
export async function listAudit(
  ctx: Context,
  { actor, action, subject, page, pageSize }: Wanted & { page: number; pageSize: number },
) {
  const named = sql`${auditLog.actor} = coalesce((select ${operators.id}::text from ${operators} where ${operators.name} = ${actor}), ${actor})`;
  const filters: SQL[] = [
    ...(actor === undefined ? [] : [named]),
    ...(action === undefined ? [] : [eq(auditLog.action, action)]),
    ...(subject === undefined ? [] : [eq(auditLog.subject, subject)]),
  ];
  const wanted = and(...filters);
  const rows = await ctx.db
    .select({ entry: auditLog, name: operators.name })
    .from(auditLog)
    .leftJoin(operators, and(eq(auditLog.actorKind, 'operator'), sql`${operators.id}::text = ${auditLog.actor}`))
    .where(wanted)
    .orderBy(desc(auditLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(auditLog).where(wanted);
  const items = rows.map(
    ({ entry, name }): AuditEntry => ({
      id: entry.id.toString(),
      at: entry.at.toISOString(),
      actor: { kind: entry.actorKind, id: entry.actor, name },
      action: entry.action,
      subject: { kind: entry.subjectKind, id: entry.subject },
      details: entry.details,
    }),
  );
  return { items, total: all?.total ?? 0, page, pageSize };
}
