import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { adjustments } from '../../../db/schema/operators';
import { deposits } from '../../../db/schema/payments';
import { withdrawals } from '../../../db/schema/withdrawals';
import { DomainError } from '../../../errors';
import { requirePassword, type Typed } from '../../identity/accounts/require-password';
import { recordAudit } from '../../kernel/audit/record-audit';
import { endSessions } from '../../kernel/players/end-sessions';
import { lockPlayer } from '../../kernel/players/lock-player';
import { lockMarks, marksOf } from '../../kernel/protection/marks';
import { readProtection } from '../../kernel/protection/require-may';
import { withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { ERASURES } from './erasures';
import { requireNothingOpen } from './require-nothing-open';

/**
 * Locks what messages of a gateway and decisions of operators are about, before the player, as whoever settles it does: money that comes in
 * the same moment waits, or is waited for.
 */
async function lockRecords(tx: Queryable, userId: string): Promise<void> {
  for (const table of [deposits, withdrawals, adjustments])
    await tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.userId, userId))
      .orderBy(table.id)
      .for(table === deposits ? 'no key update' : 'update');
}

/**
 * Erases the caller's personal data, at once and for ever, by the password and the second factor: what ERASURES says of each table. Of two
 * calls at once one does it, and the other is nobody's any more.
 * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS, ACCOUNT_NOT_CLOSED, MONEY_LEFT,
 *   ERASURE_WAITS
 */
export async function eraseAccount(
  ctx: Context,
  caller: Caller,
  { code, ...typed }: Typed & { code?: string },
): Promise<{ erased_at: string }> {
  const { userId } = caller;
  const { right } = await requirePassword(ctx, caller, typed);
  const now = ctx.now();
  await withSecondFactor(ctx, userId, code, (requireFactor) =>
    ctx.db.transaction(async (tx) => {
      await lockRecords(tx, userId);
      await lockPlayer(tx, userId);
      await lockMarks(tx, await marksOf(tx, userId));
      const [player] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
      if (!player || player.erasedAt) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
      if (!(await readProtection(tx, userId))?.closedAt)
        throw new DomainError('ACCOUNT_NOT_CLOSED', 'Close the account first.');
      await requireNothingOpen(ctx, tx, player);
      await requireFactor(tx);
      await endSessions(tx, userId, { reason: 'erasure', now });
      for (const erasure of ERASURES) if (erasure.rows !== 'kept') await erasure.erase(ctx, tx, player);
      await recordAudit(tx, now, {
        actor: { kind: 'player', id: userId },
        action: 'account_erased',
        subject: { kind: 'player', id: userId },
      });
    }),
  );
  await right();
  return { erased_at: now.toISOString() };
}
