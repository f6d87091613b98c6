import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { identityChecks, identityDocuments } from '../../../../db/schema/identity';
import type { CheckFacts } from '../rules';
import { type CheckRow, picturesOf } from './check-view';
import { hashesOfDocument } from './open-number';

/** Checks that were ever approved: who proved something by a document owns it, also once the check has expired. */
const everApproved = inArray(identityChecks.status, ['APPROVED', 'EXPIRED']);

/** Other players whose approved check has this document, or one of these very pictures. */
export async function playersWithDocument(
  ctx: Pick<Context, 'env'>,
  db: Queryable,
  row: CheckRow,
  pictures: readonly string[],
): Promise<string[]> {
  const samePicture = inArray(
    identityChecks.id,
    db
      .select({ id: identityDocuments.checkId })
      .from(identityDocuments)
      .where(inArray(identityDocuments.sha256, [...pictures])),
  );
  const sameDocument = inArray(identityChecks.numberHash, hashesOfDocument(ctx, row));
  const found = await db
    .selectDistinct({ userId: identityChecks.userId })
    .from(identityChecks)
    .where(and(everApproved, ne(identityChecks.userId, row.userId), or(sameDocument, samePicture)));
  return found.map(({ userId }) => userId);
}

/** Other players who were approved under this name and date of birth. */
export async function playersOfName(db: Queryable, row: CheckRow): Promise<string[]> {
  const found = await db
    .selectDistinct({ userId: identityChecks.userId })
    .from(identityChecks)
    .where(
      and(
        everApproved,
        ne(identityChecks.userId, row.userId),
        eq(identityChecks.bornOn, row.bornOn),
        sql`lower(${identityChecks.fullName}) = lower(${row.fullName})`,
      ),
    );
  return found.map(({ userId }) => userId);
}

/** What the platform itself knows of a check. */
export async function readFacts(ctx: Pick<Context, 'env'>, db: Queryable, row: CheckRow): Promise<CheckFacts> {
  const pictures = (await picturesOf(db, row.id)).map(({ sha256 }) => sha256);
  return {
    bornOn: row.bornOn,
    documentExpiresOn: row.documentExpiresOn,
    pictures,
    documentUsed: (await playersWithDocument(ctx, db, row, pictures)).length > 0,
  };
}
