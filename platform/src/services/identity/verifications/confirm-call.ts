import { type VerifiedAction, verifiedActionSchema } from '@kozyr/contracts/verifications';
import type { Caller, Context } from '../../../context';
import type { users } from '../../../db/schema/accounts';
import { countAttempt } from '../../kernel/limits/attempts';
import { lockPlayer } from '../../kernel/players/lock-player';
import { codeRefusal } from '../accounts/sent-codes';
import { keepPhone, sayTaken } from './internal/own-phone';
import { proveByCode } from './internal/phone-proofs';

/**
 * Confirms a call by its digits: the phone is the player's, and the action they were called for is proved.
 * @throws DomainError ERR_INVALID_CODE, ERR_CODE_EXPIRED, NUMBER_ALREADY_USED, ACCOUNT_LINKED_ANOTHER_NUMBER, TOO_MANY_REQUESTS
 */
export async function confirmCall(
  ctx: Context,
  { userId }: Caller,
  { code, ip }: { code: string; ip: string },
): Promise<{ action: VerifiedAction; user: typeof users.$inferSelect }> {
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  const outcome = await sayTaken(
    ctx.db.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      const proof = await proveByCode(ctx, tx, { userId, channel: 'call', code });
      if (proof.verdict !== 'right') return proof.verdict;
      const user = await keepPhone(ctx, tx, { userId, phone: proof.phone, proved: true });
      return { action: verifiedActionSchema.parse(proof.action), user };
    }),
  );
  if (typeof outcome === 'string') throw codeRefusal(outcome);
  return outcome;
}
