import { and, asc, eq, lt, lte } from 'drizzle-orm';
import type { Context } from '../../../context';
import { identityChecks } from '../../../db/schema/identity';
import { recordAudit } from '../../kernel/audit/record-audit';
import { lockPlayer } from '../../kernel/players/lock-player';
import { daysEarlier } from '../../kernel/time/days';
import type { CheckRow } from './internal/check-view';
import { tellPlayer } from './internal/tell-player';
import { expiryText } from './internal/texts';
import { DRAFT_DAYS, endReasonOf } from './rules';

const AT_ONCE = 200;

async function expire(ctx: Context, { id, userId, level, documentExpiresOn }: CheckRow): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const now = ctx.now();
    const reason = endReasonOf(documentExpiresOn, now);
    const [expired] = await tx
      .update(identityChecks)
      .set({ status: 'EXPIRED', reason })
      .where(and(eq(identityChecks.id, id), eq(identityChecks.status, 'APPROVED'), lte(identityChecks.expiresAt, now)))
      .returning();
    if (!expired) return false;
    await recordAudit(tx, now, {
      actor: { kind: 'system', id: 'identity_expiry' },
      action: 'identity_check_expired',
      subject: { kind: 'player', id: userId },
      details: { check: id, level: String(level), reason },
    });
    await tellPlayer(ctx, tx, expired, (locale) => expiryText[locale](level));
    return true;
  });
}

/**
 * Ends checks whose document has expired or whose term is over, tells their players, and forgets drafts that nobody went on with, with
 * their pictures. For a job. What has ended counts for nothing also before this has run. Safe to repeat.
 */
export async function expireChecks(ctx: Context): Promise<{ expired: number; forgotten: number }> {
  const now = ctx.now();
  const due = await ctx.db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.status, 'APPROVED'), lte(identityChecks.expiresAt, now)))
    .orderBy(asc(identityChecks.expiresAt))
    .limit(AT_ONCE);
  let expired = 0;
  for (const row of due) if (await expire(ctx, row)) expired += 1;
  const forgotten = await ctx.db
    .delete(identityChecks)
    .where(and(eq(identityChecks.status, 'DRAFT'), lt(identityChecks.createdAt, daysEarlier(now, DRAFT_DAYS))));
  return { expired, forgotten: forgotten.rowCount ?? 0 };
}
