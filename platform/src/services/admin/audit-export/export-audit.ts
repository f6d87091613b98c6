import { type AuditEntry, MAX_AUDIT_EXPORT } from '@kozyr/contracts/operator/audit';
import { and, lt } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { auditLog } from '../../../db/schema/audit';
import { type AuditFilters, auditWanted, readAudit } from '../../kernel/audit/audit-filters';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { csvLine } from '../history/rules';

const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 500;
const HEADER = ['id', 'at', 'actor_kind', 'actor', 'name', 'action', 'subject_kind', 'subject', 'details'];

const lineOf = ({ id, at, actor, action, subject, details }: AuditEntry) =>
  csvLine([id, at, actor.kind, actor.id, actor.name ?? '', action, subject.kind, subject.id, JSON.stringify(details)]);

/**
 * What the filters let through as the lines of a CSV file, newest first, 10,000 entries at most; stopsAfter: there are more. That it was taken is written down
 * before the first line is read, with the filters as they were given; the file has that entry too, if they let it through.
 */
export async function exportAudit(
  ctx: Context,
  operator: OperatorCaller,
  filters: AuditFilters,
): Promise<{ lines: AsyncGenerator<string>; stopsAfter: number | null }> {
  const given = Object.entries(filters).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  await recordOperatorDeed(ctx, ctx.db, operator, {
    action: 'audit_exported',
    subject: { kind: 'audit', id: 'log' },
    details: Object.fromEntries(given),
  });
  const wanted = auditWanted(filters);
  const [beyond] = await readAudit(ctx.db, wanted, { limit: 1, offset: MAX_AUDIT_EXPORT });

  async function* lines() {
    yield BYTE_ORDER_MARK + csvLine(HEADER);
    let older: bigint | null = null;
    for (let left = MAX_AUDIT_EXPORT; left > 0; ) {
      const limit = Math.min(AT_ONCE, left);
      const next: AuditEntry[] = await readAudit(
        ctx.db,
        older === null ? wanted : and(wanted, lt(auditLog.id, older)),
        { limit, offset: 0 },
      );
      for (const entry of next) yield lineOf(entry);
      const last = next.at(-1);
      if (!last || next.length < limit) return;
      older = BigInt(last.id);
      left -= next.length;
    }
  }
  return { lines: lines(), stopsAfter: beyond ? MAX_AUDIT_EXPORT : null };
}
