import { and, eq, gte, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database';
import { harmCases } from '../../../db/schema/harm';
import { type MarkKind, personMarks } from '../../../db/schema/person-marks';
import { playerProtection } from '../../../db/schema/protection';
import { type Exclusion, longest, ownExclusion, type ProtectionRow } from './rules';

/** Whether an account was closed while somebody worried about its player, or after a case of harm that ended with the player stopping. */
async function closedForHarm(db: Queryable, { userId, closedAt }: ProtectionRow): Promise<boolean> {
  if (!closedAt) return false;
  const then = and(sql`${harmCases.openedAt} <= ${closedAt.toISOString()}::timestamptz`, openStill(closedAt));
  const cases = await db
    .select({ id: harmCases.id })
    .from(harmCases)
    .where(and(eq(harmCases.userId, userId), then));
  return cases.length > 0;
}

const openStill = (at: Date) =>
  or(isNull(harmCases.closedAt), gte(harmCases.closedAt, at), eq(harmCases.outcome, 'player_stopped'));

/**
 * The exclusion that goes with the person and not with the account alone: one that was begun there, a suspension, or an account that was
 * closed because of harm. What holds at an account since the person was known again is not handed on: a chain of cards that are shared
 * would lead to strangers. Null: there is none.
 */
export async function exclusionOfPerson(db: Queryable, now: Date, row: ProtectionRow): Promise<Exclusion | null> {
  const excluded = ownExclusion(row, now);
  const suspended = row.suspendedAt && { from: row.suspendedAt, until: null };
  const closed = row.closedAt && (await closedForHarm(db, row)) ? { from: row.closedAt, until: null } : null;
  return longest(excluded, longest(suspended, closed));
}

const own = alias(personMarks, 'own_mark');
const others = alias(personMarks, 'others_mark');

/** Other accounts that have a mark of this player, and which: those marks of which nobody said that two people share them. */
export async function accountsOfSamePerson(
  db: Queryable,
  userId: string,
): Promise<{ userId: string; kind: MarkKind; hash: string }[]> {
  return db
    .select({ userId: others.userId, kind: others.kind, hash: others.hash })
    .from(own)
    .innerJoin(others, and(eq(others.kind, own.kind), eq(others.hash, own.hash), ne(others.userId, own.userId)))
    .where(and(eq(own.userId, userId), isNull(own.sharedAt), isNull(others.sharedAt)))
    .orderBy(others.userId, others.kind);
}

/** The longest exclusion of whoever has a mark in common with this player: by which mark, and at which account. Null: there is none. */
export async function exclusionOfSamePerson(
  db: Queryable,
  now: Date,
  userId: string,
): Promise<{ exclusion: Exclusion; kind: MarkKind; account: string } | null> {
  let found: { exclusion: Exclusion; kind: MarkKind; account: string } | null = null;
  for (const { userId: account, kind } of await accountsOfSamePerson(db, userId)) {
    const [row] = await db.select().from(playerProtection).where(eq(playerProtection.userId, account));
    const exclusion = row ? await exclusionOfPerson(db, now, row) : null;
    if (exclusion && longest(found?.exclusion ?? null, exclusion) === exclusion) found = { exclusion, kind, account };
  }
  return found;
}
