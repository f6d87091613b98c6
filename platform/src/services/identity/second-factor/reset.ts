import type { SecondFactor } from '@kozyr/contracts/second-factor';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { secondFactors } from '../../../db/schema/second-factor';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { endSessions } from '../../kernel/players/end-sessions';
import { factorResetText } from '../../kernel/players/notice-texts';
import { notifyPlayer } from '../../kernel/players/notify-player';
import { lockFactor } from '../../kernel/second-factor/spend-factor-code';
import { NO_FACTOR } from './get-second-factor';

/**
 * Turns the second factor of a player off who has lost the app and the recovery codes, and signs them out everywhere: whoever has the
 * phone may be signed in by it. The password alone signs in from then on.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT when none is on
 */
export async function resetSecondFactor(
  ctx: Context,
  operator: OperatorCaller,
  { id, reason }: { id: string; reason: string },
): Promise<SecondFactor> {
  await ctx.db.transaction(async (tx) => {
    if (!(await lockFactor(tx, id))) {
      const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id));
      if (!known) throw new DomainError('NOT_FOUND', `There is no player ${id}.`);
      throw new DomainError('STATE_CONFLICT', 'The player has no second factor.', { why: 'player_without_factor' });
    }
    await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
    await notifyPlayer(ctx, tx, { userId: id, text: factorResetText });
    await endSessions(tx, id, { reason: 'second_factor', now: ctx.now() });
    const subject = { kind: 'player', id };
    await recordOperatorDeed(ctx, tx, operator, { action: 'second_factor_reset', subject, details: { reason } });
  });
  return NO_FACTOR;
}
