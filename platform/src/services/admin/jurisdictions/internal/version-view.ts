import type { ProfilePreview, ProfileVersion } from '@kozyr/contracts/operator/jurisdictions';
import { aliasedTable, and, count, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { profileVersions } from '../../../../db/schema/jurisdictions';
import { operators } from '../../../../db/schema/operators';
import { DomainError } from '../../../../errors';
import { readInForce } from '../../../kernel/jurisdictions/read-profiles';
import { changesOf } from '../rules';

export type VersionRow = typeof profileVersions.$inferSelect;
type Names = { proposer: string | null; confirmer: string | null; withdrawer: string | null };

const proposer = aliasedTable(operators, 'proposer');
const confirmer = aliasedTable(operators, 'confirmer');
const withdrawer = aliasedTable(operators, 'withdrawer');

/** Versions with the names of who decided about them, by code, newest first. */
export const readVersions = (db: Pick<Queryable, 'select'>, named?: { code: string; version: number }) =>
  db
    .select({
      row: profileVersions,
      proposer: proposer.name,
      confirmer: confirmer.name,
      withdrawer: withdrawer.name,
    })
    .from(profileVersions)
    .leftJoin(proposer, eq(proposer.id, profileVersions.proposedBy))
    .leftJoin(confirmer, eq(confirmer.id, profileVersions.confirmedBy))
    .leftJoin(withdrawer, eq(withdrawer.id, profileVersions.withdrawnBy))
    .where(named && and(eq(profileVersions.code, named.code), eq(profileVersions.version, named.version)))
    .orderBy(profileVersions.code, desc(profileVersions.version));

function statusOf({ confirmedAt, withdrawnAt }: VersionRow): ProfileVersion['status'] {
  if (withdrawnAt) return 'WITHDRAWN';
  return confirmedAt ? 'CONFIRMED' : 'PROPOSED';
}

/** A version as operators see it. inForce: the number of the version of its profile that holds now. */
export function versionView(
  { env }: Pick<Context, 'env'>,
  { row, proposer, confirmer, withdrawer }: { row: VersionRow } & Names,
  inForce: number | undefined,
): ProfileVersion {
  return {
    code: row.code,
    version: row.version,
    status: statusOf(row),
    in_force: row.version === inForce,
    named: env.JURISDICTIONS.includes(row.code),
    from: row.beginsAt.toISOString(),
    reason: row.reason,
    proposed_by: proposer,
    proposed_at: row.proposedAt.toISOString(),
    decided_by: withdrawer ?? confirmer,
    decided_at: (row.withdrawnAt ?? row.confirmedAt)?.toISOString() ?? null,
    terms: row.terms,
  };
}

/** One version, what it changes of what holds when it begins, and how many players it is for. @throws DomainError NOT_FOUND */
export async function readPreview(
  ctx: Context,
  db: Pick<Queryable, 'select'>,
  named: { code: string; version: number },
): Promise<ProfilePreview> {
  const [found] = await readVersions(db, named);
  if (!found) throw new DomainError('NOT_FOUND', `There is no version ${named.version} of the profile ${named.code}.`);
  const { row } = found;
  const inForce = (await readInForce(db, ctx.now())).get(row.code);
  const before = (await readInForce(db, new Date(row.beginsAt.getTime() - 1))).get(row.code);
  const [held] = await db.select({ players: count() }).from(users).where(sql`${row.code} = any (${users.profiles})`);
  return {
    version: versionView(ctx, found, inForce?.version),
    changes: changesOf(before?.terms, row.terms),
    players: held?.players ?? 0,
  };
}
