import type { Caller, Context } from '../../../context';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { makeRecoveryCodes } from './internal/make-recovery-codes';

/**
 * Makes ten new recovery codes by a code of the factor; the old ones open nothing any more.
 * @throws DomainError SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT when no factor is on
 */
export async function replaceRecoveryCodes(ctx: Context, { userId }: Caller, code: string): Promise<string[]> {
  return withSecondFactor(ctx, userId, code, (requireFactor) =>
    ctx.db.transaction(async (tx) => {
      if (!(await requireFactor(tx))) throw new DomainError('STATE_CONFLICT', 'No second factor is on.');
      await recordAudit(tx, ctx.now(), {
        actor: { kind: 'player', id: userId },
        action: 'second_factor_recovery_codes_replaced',
        subject: { kind: 'player', id: userId },
      });
      return makeRecoveryCodes(tx, userId);
    }),
  );
}
