import type { Context } from '../../context';
import { countAttempt } from './attempts';
import { codeRefusal } from './code-refusal';
import { tryCode } from './codes';
import type { Contact } from './contact';
import { countWrongReset, refuseGuessers } from './wrong-resets';

/**
 * Says whether the code of a reset is right, before a new password is asked for. A wrong one costs a try; a right one stays.
 * @throws DomainError ERR_INVALID_CODE, ERR_CODE_EXPIRED, TOO_MANY_REQUESTS
 */
export async function checkResetCode(
  ctx: Context,
  { contact, code, ip }: { contact: Contact; code: string; ip: string },
): Promise<void> {
  await countAttempt(ctx.db, ctx, { what: 'address', ip });
  await refuseGuessers(ctx, contact.value, ip);
  const subject = { purpose: 'reset', contact: contact.value } as const;
  const verdict = await ctx.db.transaction((tx) => tryCode(tx, ctx, subject, { code, ip }));
  if (verdict !== 'right') {
    await countWrongReset(ctx, contact.value, ip);
    throw codeRefusal(verdict);
  }
}
