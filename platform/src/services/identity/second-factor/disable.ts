import type { SecondFactor } from '@kozyr/contracts/second-factor';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { secondFactors } from '../../../db/schema/second-factor';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { factorOffText } from '../../kernel/players/notice-texts';
import { notifyPlayer } from '../../kernel/players/notify-player';
import { withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { requirePassword, type Typed } from '../accounts/require-password';
import { NO_FACTOR } from './get-second-factor';

/**
 * Turns the caller's second factor off, by the password and a code; its secret and recovery codes are gone.
 * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT when none is on
 */
export async function disableSecondFactor(
  ctx: Context,
  caller: Caller,
  { code, ...typed }: Typed & { code: string },
): Promise<SecondFactor> {
  const { userId } = caller;
  const { right } = await requirePassword(ctx, caller, typed);
  await withSecondFactor(ctx, userId, code, (requireFactor) =>
    ctx.db.transaction(async (tx) => {
      if (!(await requireFactor(tx))) throw new DomainError('STATE_CONFLICT', 'No second factor is on.');
      await tx.delete(secondFactors).where(eq(secondFactors.userId, userId));
      await notifyPlayer(ctx, tx, { userId, text: factorOffText });
      await recordAudit(tx, ctx.now(), {
        actor: { kind: 'player', id: userId },
        action: 'second_factor_disabled',
        subject: { kind: 'player', id: userId },
      });
    }),
  );
  await right();
  return NO_FACTOR;
}
