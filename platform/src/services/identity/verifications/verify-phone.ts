import type { Caller, Context } from '../../../context';
import type { users } from '../../../db/schema/accounts';
import { countAttempt } from '../../kernel/limits/attempts';
import { lockPlayer } from '../../kernel/players/lock-player';
import { codeTypedIn } from '../accounts/code-budget';
import { codeRefusal } from '../accounts/sent-codes';
import { keepPhone, sayTaken } from './internal/own-phone';
import { proveByCode } from './internal/phone-proofs';

/**
 * Adds the phone whose code was sent. @throws DomainError ERR_INVALID_CODE, ERR_CODE_EXPIRED, NUMBER_ALREADY_USED,
 *   ACCOUNT_LINKED_ANOTHER_NUMBER, TOO_MANY_REQUESTS
 */
export async function verifyPhone(
  ctx: Context,
  { userId }: Caller,
  { code, ip }: { code: string; ip: string },
): Promise<typeof users.$inferSelect> {
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  const outcome = await sayTaken(
    ctx.db.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      const proof = await proveByCode(ctx, tx, { userId, channel: 'sms', code });
      if (proof.verdict === 'right') await codeTypedIn(tx, proof.phone);
      return proof.verdict === 'right'
        ? keepPhone(ctx, tx, { userId, phone: proof.phone, proved: true })
        : proof.verdict;
    }),
  );
  if (typeof outcome === 'string') throw codeRefusal(outcome);
  return outcome;
}
