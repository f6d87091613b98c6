import { createHmac, hkdfSync } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { type MarkKind, personMarks } from '../../../db/schema/person-marks';

export type Mark = { kind: MarkKind; hash: string };

/** Documents are written with blanks, dashes and letters of either size; all else has one form already. */
const formOf = (kind: MarkKind, value: string): string =>
  kind === 'document' ? value.replaceAll(/[\s./-]/g, '').toUpperCase() : value;

/**
 * The keyed hash of what somebody is known by. Its key is drawn from PSEUDONYM_SECRET for this purpose alone, so that it leads to no other
 * pseudonym, and the table without the key to no phone.
 * @param value phone: E.164 digits; email: lower case; card: the gateway's fingerprint; document: "<country> <kind> <number>"
 */
export function markOf({ env }: Pick<Context, 'env'>, kind: MarkKind, value: string): Mark {
  const key = Buffer.from(hkdfSync('sha256', env.PSEUDONYM_SECRET, '', 'person marks', 32));
  const hash = createHmac('sha256', key)
    .update(`${kind}:${formOf(kind, value)}`)
    .digest('base64url');
  return { kind, hash };
}

/** The keyed hash of a date of birth, YYYY-MM-DD, by a key of its own. */
export function birthHashOf({ env }: Pick<Context, 'env'>, bornOn: string): string {
  const key = Buffer.from(hkdfSync('sha256', env.PSEUDONYM_SECRET, '', 'dates of birth', 32));
  return createHmac('sha256', key).update(bornOn).digest('base64url');
}

/** Everything that has been proved to be a player's; shared: somebody else has the same, as an admin found. */
export async function marksOf(db: Queryable, userId: string): Promise<(Mark & { shared: boolean })[]> {
  return db
    .select({
      kind: personMarks.kind,
      hash: personMarks.hash,
      shared: sql<boolean>`${personMarks.sharedAt} is not null`,
    })
    .from(personMarks)
    .where(eq(personMarks.userId, userId));
}

/**
 * Waits for the locks of marks, in one order, and holds them until the transaction ends: who is excluded and who turns up with the same
 * mark in the same moment see each other. After the player's lock, before their rows.
 */
export async function lockMarks(tx: Queryable, marks: readonly Mark[]): Promise<void> {
  for (const hash of [...new Set(marks.map((mark) => mark.hash))].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`person-mark:${hash}`}, 0))`);
}
