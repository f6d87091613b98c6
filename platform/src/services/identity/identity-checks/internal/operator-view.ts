import type { OperatorIdentityCheck } from '@kozyr/contracts/operator/identity';
import { eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { identityChecks } from '../../../../db/schema/identity';
import { operators } from '../../../../db/schema/operators';
import { DomainError } from '../../../../errors';
import type { CheckRow } from './check-view';

/** Checks with the names of who decided them. */
export const selectChecks = (db: Queryable, wanted: SQL | undefined) =>
  db
    .select({ row: identityChecks, decidedBy: operators.name })
    .from(identityChecks)
    .leftJoin(operators, eq(operators.id, identityChecks.decidedBy))
    .where(wanted)
    .$dynamic();

/** A check as operators see it in a list. */
export const operatorCheckView = ({
  row,
  decidedBy,
}: {
  row: CheckRow;
  decidedBy: string | null;
}): OperatorIdentityCheck => ({
  id: row.id,
  player: row.userId,
  level: row.level,
  status: row.status,
  reason: row.reason,
  document_kind: row.documentKind,
  created_at: row.createdAt.toISOString(),
  submitted_at: row.submittedAt?.toISOString() ?? null,
  with_operator_since: row.withOperatorSince?.toISOString() ?? null,
  operator_note: row.operatorNote,
  decided_at: row.decidedAt?.toISOString() ?? null,
  decided_by: decidedBy,
  expires_at: row.expiresAt?.toISOString() ?? null,
});

/** One check. @throws DomainError NOT_FOUND */
export async function readCheck(db: Queryable, id: string): Promise<{ row: CheckRow; decidedBy: string | null }> {
  const [found] = await selectChecks(db, eq(identityChecks.id, id));
  if (!found) throw new DomainError('NOT_FOUND', `There is no check ${id}.`);
  return found;
}
