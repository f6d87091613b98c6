import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { identityChecks, identityDocuments } from '../../../db/schema/identity';
import { playerProtection } from '../../../db/schema/protection';
import { recordAudit } from '../../kernel/audit/record-audit';
import { lockPlayer } from '../../kernel/players/lock-player';
import { monthsEarlier } from '../../kernel/time/days';
import { KEPT_MONTHS } from './rules';

const PLAYERS_AT_ONCE = 200;

/** Checks that were decided, of accounts that were closed, both long enough ago. */
function overdue(db: Queryable, now: Date) {
  const before = monthsEarlier(now, KEPT_MONTHS);
  const closed = db
    .select({ userId: playerProtection.userId })
    .from(playerProtection)
    .where(lte(playerProtection.closedAt, before));
  return and(inArray(identityChecks.userId, closed), lte(identityChecks.decidedAt, before));
}

async function forgetChecksOf(ctx: Context, userId: string): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const now = ctx.now();
    const own = and(eq(identityChecks.userId, userId), overdue(tx, now));
    const ids = tx.select({ id: identityChecks.id }).from(identityChecks).where(own);
    const pictures = await tx.delete(identityDocuments).where(inArray(identityDocuments.checkId, ids));
    const checks = await tx.delete(identityChecks).where(own);
    if (!checks.rowCount) return 0;
    await recordAudit(tx, now, {
      actor: { kind: 'system', id: 'identity_retention' },
      action: 'identity_checks_deleted',
      subject: { kind: 'player', id: userId },
      details: { checks: String(checks.rowCount), pictures: String(pictures.rowCount ?? 0) },
    });
    return checks.rowCount;
  });
}

/**
 * Deletes the decided checks of closed accounts, with names, numbers and pictures, once nothing asks to keep them: five years after the
 * closing, and those that were decided after it five years after that. Of an erased account too. For a job; safe to repeat.
 * @returns how many checks
 */
export async function forgetChecks(ctx: Context): Promise<number> {
  const players = await ctx.db
    .selectDistinct({ userId: identityChecks.userId })
    .from(identityChecks)
    .where(overdue(ctx.db, ctx.now()))
    .limit(PLAYERS_AT_ONCE);
  let forgotten = 0;
  for (const { userId } of players) forgotten += await forgetChecksOf(ctx, userId);
  return forgotten;
}
