import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { credentials, users } from '../../../db/schema/accounts';
import { clearAttempts, countAttempt } from '../../kernel/limits/attempts';
import type { Contact } from '../../kernel/players/contact';
import { endSessions } from '../../kernel/players/end-sessions';
import { passwordChangedText } from '../../kernel/players/notice-texts';
import { notifyPlayer } from '../../kernel/players/notify-player';
import { codeTypedIn } from './code-budget';
import { codeLooksRight, forgetResetCodes, spendCode } from './internal/codes';
import { findAccount } from './internal/find-account';
import { countWrongReset, slowGuessers } from './internal/wrong-resets';
import { hashPassword } from './password';
import { codeRefusal } from './sent-codes';

/**
 * Sets a new password by the code of a reset, once, and ends every session of the player: whoever had got in is out.
 * @throws DomainError ERR_INVALID_CODE, ERR_CODE_EXPIRED, TOO_MANY_REQUESTS, CHALLENGE_REQUIRED
 */
export async function finishReset(
  ctx: Context,
  input: { contact: Contact; code: string; newPassword: string; ip: string; answer: string | undefined },
): Promise<void> {
  const { contact, code, newPassword, ip, answer } = input;
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  await slowGuessers(ctx, { contact: contact.value, ip, answer });
  const subject = { purpose: 'reset', contact: contact.value } as const;
  // Hashing takes a core for a while: not inside the transaction, and not for a wrong code.
  const looksRight = await codeLooksRight(ctx, subject, { code, ip });
  const passwordHash = looksRight ? await hashPassword(newPassword) : null;
  const verdict = await ctx.db.transaction(async (tx) => {
    const spent = await spendCode(ctx, tx, subject, { code, ip });
    if (spent !== 'right') return spent;
    const account = await findAccount(tx, contact);
    if (!account || passwordHash === null) return 'wrong';
    const now = ctx.now();
    await tx.update(credentials).set({ passwordHash, changedAt: now }).where(eq(credentials.userId, account.user.id));
    await forgetResetCodes(tx, [account.user.phone, account.user.email]);
    await notifyPlayer(ctx, tx, { userId: account.user.id, text: passwordChangedText });
    await endSessions(tx, account.user.id, { reason: 'password_change', now });
    // The owner has proved who they are: guesses at the old password no longer keep them out.
    await clearAttempts(tx, { what: 'account', contact: contact.value, ip });
    await clearAttempts(tx, { what: 'account-anywhere', contact: contact.value });
    await clearAttempts(tx, { what: 'account-day', contact: contact.value });
    if (contact.type === 'Phone') await codeTypedIn(tx, contact.value);
    const proved = contact.type === 'Phone' ? { phoneVerifiedAt: now } : { emailVerifiedAt: now };
    await tx.update(users).set(proved).where(eq(users.id, account.user.id));
    return 'right';
  });
  if (verdict !== 'right') {
    if (verdict === 'wrong') await countWrongReset(ctx, ip);
    throw codeRefusal(verdict);
  }
}
