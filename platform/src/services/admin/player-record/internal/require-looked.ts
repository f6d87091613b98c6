import type { Currency } from '@kozyr/contracts/money';
import { subMinutes } from 'date-fns';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { auditLog } from '../../../../db/schema/audit';
import { recordOperatorDeed } from '../../../kernel/audit/record-operator-deed';
import { requirePlayer } from './require-player';

const LOOKED = 'player_looked_at';
/** Whoever works on a record opens many parts of it: that is one look. */
const ONE_LOOK_MINUTES = 15;

/** Whether an operator's look at a player is written down already. */
async function isTraced(ctx: Context, db: Queryable, operator: OperatorCaller, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'player'),
        eq(auditLog.subject, userId),
        eq(auditLog.action, LOOKED),
        eq(auditLog.actor, operator.operatorId),
        gt(auditLog.at, subMinutes(ctx.now(), ONE_LOOK_MINUTES)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * The player whose record somebody looks at; that they did is in the audit log before they see anything, once in a quarter of an hour.
 * @throws DomainError NOT_FOUND
 */
export async function requireLooked(
  ctx: Context,
  operator: OperatorCaller,
  userId: string,
): Promise<{ id: string; currency: Currency }> {
  const player = await requirePlayer(ctx.db, userId);
  if (await isTraced(ctx, ctx.db, operator, userId)) return player;
  await ctx.db.transaction(async (tx) => {
    // The parts of a record are asked for at once: one of them writes.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`player-look:${operator.operatorId}:${userId}`}, 0))`,
    );
    if (await isTraced(ctx, tx, operator, userId)) return;
    await recordOperatorDeed(ctx, tx, operator, { action: LOOKED, subject: { kind: 'player', id: userId } });
  });
  return player;
}
