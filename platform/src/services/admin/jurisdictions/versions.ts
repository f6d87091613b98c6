import type { ProfileTerms } from '@kozyr/contracts/jurisdictions';
import type { ProfilePreview, ProfileVersion } from '@kozyr/contracts/operator/jurisdictions';
import { addMinutes } from 'date-fns';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { profileVersions } from '../../../db/schema/jurisdictions';
import { DomainError } from '../../../errors';
import { needSecondPerson } from '../../identity/operators/second-person';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { learnProfiles } from '../../kernel/jurisdictions/places';
import { readInForce } from '../../kernel/jurisdictions/read-profiles';
import { readPreview, readVersions, type VersionRow, versionView } from './internal/version-view';

/** So long before it begins a version is proposed, and confirmed or taken back: every process has it by then. */
const PROPOSED_MINUTES = 60;
const DECIDED_MINUTES = 5;

type Named = { code: string; version: number };

/** All versions of all profiles. */
export async function listProfileVersions(ctx: Context): Promise<{ items: ProfileVersion[] }> {
  const inForce = await readInForce(ctx.db, ctx.now());
  const rows = await readVersions(ctx.db);
  return { items: rows.map((found) => versionView(ctx, found, inForce.get(found.row.code)?.version)) };
}

/** @throws DomainError NOT_FOUND */
export const getProfileVersion = (ctx: Context, named: Named): Promise<ProfilePreview> =>
  readPreview(ctx, ctx.db, named);

const deedOf = ({ code, version }: Named, action: string, details: Record<string, string>) => ({
  action,
  subject: { kind: 'jurisdiction', id: code },
  details: { version: String(version), ...details },
});

/** Two proposals of a profile take turns, so that each has a number of its own. */
const lockProfile = (tx: Queryable, code: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`profile:${code}`}, 0))`);

/**
 * Proposes the next version of a profile; it holds from its date on once another operator has confirmed it.
 * @throws DomainError STATE_CONFLICT when it would begin too soon
 */
export async function proposeProfileVersion(
  ctx: Context,
  operator: OperatorCaller,
  { code, terms, from, reason }: { code: string; terms: ProfileTerms; from: string; reason: string },
): Promise<ProfilePreview> {
  return ctx.db.transaction(async (tx) => {
    await lockProfile(tx, code);
    const now = ctx.now();
    const beginsAt = new Date(from);
    if (beginsAt < addMinutes(now, PROPOSED_MINUTES))
      throw new DomainError(
        'STATE_CONFLICT',
        `A version begins ${PROPOSED_MINUTES} minutes from now at the earliest.`,
        { why: 'too_soon' },
      );
    const [last] = await tx
      .select({ version: profileVersions.version })
      .from(profileVersions)
      .where(eq(profileVersions.code, code))
      .orderBy(desc(profileVersions.version))
      .limit(1);
    const named = { code, version: (last?.version ?? 0) + 1 };
    const proposed = { proposedBy: operator.operatorId, proposedAt: now };
    await tx.insert(profileVersions).values({ ...named, terms, beginsAt, reason, ...proposed });
    const deed = deedOf(named, 'profile_proposed', {
      from: beginsAt.toISOString(),
      reason,
      terms: JSON.stringify(terms),
    });
    await recordOperatorDeed(ctx, tx, operator, deed);
    return readPreview(ctx, tx, named);
  });
}

/** A version, locked. @throws DomainError NOT_FOUND; STATE_CONFLICT when it begins too soon to be decided about */
async function lockVersion(tx: Queryable, now: Date, { code, version }: Named): Promise<VersionRow> {
  const [row] = await tx
    .select()
    .from(profileVersions)
    .where(and(eq(profileVersions.code, code), eq(profileVersions.version, version)))
    .for('update');
  if (!row) throw new DomainError('NOT_FOUND', `There is no version ${version} of the profile ${code}.`);
  if (row.beginsAt < addMinutes(now, DECIDED_MINUTES))
    throw new DomainError('STATE_CONFLICT', 'It holds already, or begins in a few minutes. Propose another version.', {
      why: 'holds_already',
    });
  return row;
}

const theVersion = ({ code, version }: Named) =>
  and(eq(profileVersions.code, code), eq(profileVersions.version, version));

type Decision = {
  action: string;
  /** What changes of the version, which is locked; null: it was decided so before. @throws DomainError when it may not be */
  decide: (tx: Queryable, row: VersionRow, now: Date) => Promise<Partial<VersionRow> | null>;
};

/** Decides about a version that does not hold yet. @throws DomainError NOT_FOUND; STATE_CONFLICT when it holds or begins too soon */
async function decideVersion(
  ctx: Context,
  operator: OperatorCaller,
  named: Named,
  { action, decide }: Decision,
): Promise<ProfilePreview> {
  const preview = await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const row = await lockVersion(tx, now, named);
    const changed = await decide(tx, row, now);
    if (changed) {
      await tx.update(profileVersions).set(changed).where(theVersion(named));
      await recordOperatorDeed(ctx, tx, operator, deedOf(named, action, { from: row.beginsAt.toISOString() }));
    }
    return readPreview(ctx, tx, named);
  });
  await learnProfiles(ctx);
  return preview;
}

/**
 * Confirms what another operator proposed. Confirming again changes nothing.
 * @throws DomainError as decideVersion; SECOND_PERSON_NEEDED; STATE_CONFLICT when it was withdrawn
 */
export const confirmProfileVersion = (ctx: Context, operator: OperatorCaller, named: Named): Promise<ProfilePreview> =>
  decideVersion(ctx, operator, named, {
    action: 'profile_confirmed',
    decide: async (tx, { withdrawnAt, confirmedAt, proposedBy }, now) => {
      if (withdrawnAt)
        throw new DomainError('STATE_CONFLICT', 'This version was taken back. Propose another one.', {
          why: 'taken_back',
        });
      if (confirmedAt || !proposedBy) return null;
      await needSecondPerson(tx, proposedBy, operator.operatorId);
      return { confirmedBy: operator.operatorId, confirmedAt: now };
    },
  });

/** Takes back a version that does not hold yet. Taking it back again changes nothing. @throws DomainError as decideVersion */
export const withdrawProfileVersion = (ctx: Context, operator: OperatorCaller, named: Named): Promise<ProfilePreview> =>
  decideVersion(ctx, operator, named, {
    action: 'profile_withdrawn',
    decide: async (_, { withdrawnAt }, now) =>
      withdrawnAt ? null : { withdrawnBy: operator.operatorId, withdrawnAt: now },
  });
