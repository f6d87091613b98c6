import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { credentials, users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import { clearAttempts, countAttempt } from '../../kernel/limits/attempts';
import { forgetResetCodes } from './internal/codes';
import { hashPassword, passwordFits } from './password';
import { endSessions } from './refresh-tokens';

/**
 * Changes the caller's password; every other session of theirs ends. Of two changes at once, the one that still knew the password
 * wins. Guesses at the old one count like those at the login.
 * @throws DomainError PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  input: { oldPassword: string; newPassword: string; ip: string },
): Promise<void> {
  const { oldPassword, newPassword, ip } = input;
  const here = { what: 'account', contact: `user:${caller.userId}`, ip } as const;
  await countAttempt(ctx, ctx.db, here);
  const wrong = new DomainError('PASSWORD_WRONG', 'The old password is wrong.');
  const [known] = await ctx.db.select().from(credentials).where(eq(credentials.userId, caller.userId));
  if (!(await passwordFits(oldPassword, known?.passwordHash)) || !known) throw wrong;
  const passwordHash = await hashPassword(newPassword);
  const changed = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(credentials).where(eq(credentials.userId, caller.userId)).for('update');
    if (row?.passwordHash !== known.passwordHash) return false;
    const now = ctx.now();
    await tx.update(credentials).set({ passwordHash, changedAt: now }).where(eq(credentials.userId, caller.userId));
    const [user] = await tx.select().from(users).where(eq(users.id, caller.userId));
    await forgetResetCodes(tx, [user?.phone ?? null, user?.email ?? null]);
    await endSessions(tx, caller.userId, { except: caller.sessionId, reason: 'password_change', now });
    return true;
  });
  if (!changed) throw wrong;
  await clearAttempts(ctx.db, here);
}
