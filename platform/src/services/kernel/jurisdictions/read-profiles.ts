import { and, asc, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { profileVersions } from '../../../db/schema/jurisdictions';
import type { InForce } from './rules';

export type ConfirmedVersion = InForce & { beginsAt: Date };

/** All versions that were confirmed and not taken back, in the order in which they begin; until: those that have begun by then. */
export const readConfirmed = (db: Pick<Queryable, 'select'>, until?: Date): Promise<ConfirmedVersion[]> =>
  db
    .select({
      code: profileVersions.code,
      version: profileVersions.version,
      terms: profileVersions.terms,
      beginsAt: profileVersions.beginsAt,
    })
    .from(profileVersions)
    .where(
      and(
        isNotNull(profileVersions.confirmedAt),
        isNull(profileVersions.withdrawnAt),
        until && lte(profileVersions.beginsAt, until),
      ),
    )
    .orderBy(asc(profileVersions.beginsAt), asc(profileVersions.version));

/** The versions of all profiles that hold at a moment, by code. */
export async function readInForce(db: Pick<Queryable, 'select'>, now: Date): Promise<ReadonlyMap<string, InForce>> {
  return new Map((await readConfirmed(db, now)).map((row) => [row.code, row]));
}
