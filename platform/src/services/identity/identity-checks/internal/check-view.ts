import { type IdentityCheck, SIDES_OF } from '@kozyr/contracts/identity';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { type identityChecks, identityDocuments } from '../../../../db/schema/identity';

export type CheckRow = typeof identityChecks.$inferSelect;

/** What is known of the pictures of a check without opening them. */
export const picturesOf = (db: Queryable, checkId: string) =>
  db
    .select({
      id: identityDocuments.id,
      side: identityDocuments.side,
      size: identityDocuments.size,
      width: identityDocuments.width,
      height: identityDocuments.height,
      sha256: identityDocuments.sha256,
      createdAt: identityDocuments.createdAt,
    })
    .from(identityDocuments)
    .where(eq(identityDocuments.checkId, checkId))
    .orderBy(asc(identityDocuments.side));

/** A check as its player sees it. */
export async function checkView(db: Queryable, row: CheckRow): Promise<IdentityCheck> {
  const pictures = await picturesOf(db, row.id);
  return {
    id: row.id,
    level: row.level,
    status: row.status,
    reason: row.reason,
    full_name: row.fullName,
    date_of_birth: row.bornOn,
    document_kind: row.documentKind,
    document_country: row.documentCountry,
    document_expires_on: row.documentExpiresOn,
    sides_needed: [...SIDES_OF[row.documentKind]],
    pictures: pictures.map(({ side, size, createdAt }) => ({ side, size, uploaded_at: createdAt.toISOString() })),
    created_at: row.createdAt.toISOString(),
    submitted_at: row.submittedAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}
