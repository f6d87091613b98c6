import type { IdentityCheckStatus, IdentityDenial } from '@kozyr/contracts/identity';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { identityChecks } from '../../../db/schema/identity';
import { type Actor, recordAudit } from '../../kernel/audit/record-audit';
import { lockPlayer } from '../../kernel/players/lock-player';
import { rememberMark } from '../../kernel/protection/remember-mark';
import { utcDayOf } from '../../kernel/time/days';
import type { CheckRow } from './internal/check-view';
import { readFacts } from './internal/facts';
import { hashesOfDocument, openNumber } from './internal/open-number';
import { tellPlayer } from './internal/tell-player';
import { decisionText } from './internal/texts';
import { expiryOf, ownDenial } from './rules';

/** Key of the advisory lock under which approvals of one document go one after the other; the second is the hash of its number. */
const DOCUMENT_LOCK = 7_041_012;

export type Decision = { kind: 'approved' } | { kind: 'denied'; reason: IdentityDenial };

/** Who decides. operatorId null: the verifier. */
export type Decider = { actor: Actor; operatorId: string | null; note?: string };

const ACTIONS = {
  approved: 'identity_check_approved',
  denied: 'identity_check_denied',
  revoked: 'identity_check_revoked',
} as const;

const SUBMITTED: readonly IdentityCheckStatus[] = ['SUBMITTED'];

/** decided: it was done now. nothing_new: it was decided before, or is no submitted check. own_denial: the platform itself forbids approving it. */
export type Outcome =
  | { kind: 'decided'; row: CheckRow }
  | { kind: 'nothing_new' }
  | { kind: 'own_denial'; reason: IdentityDenial };

/** The check of a level that counted until another took its place. */
async function replaceApproved(ctx: Context, tx: Queryable, { userId, level }: CheckRow): Promise<void> {
  await tx
    .update(identityChecks)
    .set({
      status: 'EXPIRED',
      reason: 'replaced',
      expiresAt: sql`least(${identityChecks.expiresAt}, ${ctx.now().toISOString()}::timestamptz)`,
    })
    .where(
      and(eq(identityChecks.userId, userId), eq(identityChecks.level, level), eq(identityChecks.status, 'APPROVED')),
    );
}

/** Keeps by which document the player is known: who is excluded by it, here or in a register, is so at this account too. */
async function rememberDocument(ctx: Context, tx: Queryable, row: CheckRow): Promise<void> {
  const number = openNumber(ctx, row);
  if (number === null) return;
  const value = `${row.documentCountry} ${row.documentKind} ${number}`;
  await rememberMark(ctx, tx, { userId: row.userId, kind: 'document', value });
}

/** Locks the player of a check that stands so, the check, and its document. @returns null for one that does not */
async function lockIn(
  ctx: Context,
  tx: Queryable,
  id: string,
  from: readonly IdentityCheckStatus[],
): Promise<CheckRow | null> {
  const [seen] = await tx
    .select({ userId: identityChecks.userId })
    .from(identityChecks)
    .where(eq(identityChecks.id, id));
  if (!seen) return null;
  await lockPlayer(tx, seen.userId);
  const [row] = await tx.select().from(identityChecks).where(eq(identityChecks.id, id)).for('update');
  if (!row || !from.includes(row.status)) return null;
  for (const hash of hashesOfDocument(ctx, row).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(${DOCUMENT_LOCK}::int, hashtext(${hash}))`);
  return row;
}

/**
 * Decides a submitted check, once: what comes after it changes nothing. What the platform itself has against a check comes before any
 * approval, whoever gives it: a document proves one player. The player is told.
 * @param from how it must stand: submitted; also approved or expired where an approval is taken back
 */
export async function decideCheck(
  ctx: Context,
  tx: Queryable,
  id: string,
  decision: Decision,
  { actor, operatorId, note }: Decider,
  from = SUBMITTED,
): Promise<Outcome> {
  const row = await lockIn(ctx, tx, id, from);
  if (!row) return { kind: 'nothing_new' };
  const now = ctx.now();
  if (decision.kind === 'approved') {
    const reason = ownDenial(await readFacts(ctx, tx, row), utcDayOf(now));
    if (reason !== null) return { kind: 'own_denial', reason };
    await replaceApproved(ctx, tx, row);
  }
  const [decided] = await tx
    .update(identityChecks)
    .set({
      decidedAt: now,
      decidedBy: operatorId,
      withOperatorSince: null,
      ...(decision.kind === 'approved'
        ? { status: 'APPROVED', expiresAt: expiryOf(row.level, row.documentExpiresOn, now) }
        : { status: 'DENIED', reason: decision.reason, expiresAt: null }),
    })
    .where(eq(identityChecks.id, id))
    .returning();
  if (!decided) throw new Error(`The check ${id} was not decided.`);
  // The date of birth is known by now: a register that names another one means somebody else.
  if (decision.kind === 'approved') await rememberDocument(ctx, tx, row);
  await recordAudit(tx, now, {
    actor,
    action: ACTIONS[row.status === 'SUBMITTED' ? decision.kind : 'revoked'],
    subject: { kind: 'player', id: row.userId },
    details: {
      check: id,
      level: String(row.level),
      ...(decision.kind === 'denied' ? { reason: decision.reason } : {}),
      ...(note === undefined ? {} : { note }),
    },
  });
  const denial = decision.kind === 'denied' ? decision.reason : null;
  await tellPlayer(ctx, tx, decided, (locale) => decisionText[locale]({ level: row.level, denial }));
  return { kind: 'decided', row: decided };
}
