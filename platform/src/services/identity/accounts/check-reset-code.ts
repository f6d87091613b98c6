import type { Context } from '../../../context';
import { countAttempt } from '../../kernel/limits/attempts';
import type { Contact } from '../../kernel/players/contact';
import { tryCode } from './internal/codes';
import { countWrongReset, slowGuessers } from './internal/wrong-resets';
import { codeRefusal } from './sent-codes';

/**
 * Says whether the code of a reset is right, before a new password is asked for. A wrong one costs a try; a right one stays.
 * @throws DomainError ERR_INVALID_CODE, ERR_CODE_EXPIRED, TOO_MANY_REQUESTS, CHALLENGE_REQUIRED
 */
export async function checkResetCode(
  ctx: Context,
  { contact, code, ip, answer }: { contact: Contact; code: string; ip: string; answer: string | undefined },
): Promise<void> {
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  await slowGuessers(ctx, { contact: contact.value, ip, answer });
  const subject = { purpose: 'reset', contact: contact.value } as const;
  const verdict = await ctx.db.transaction((tx) => tryCode(ctx, tx, subject, { code, ip }));
  if (verdict !== 'right') {
    if (verdict === 'wrong') await countWrongReset(ctx, ip);
    throw codeRefusal(verdict);
  }
}
