import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { credentials, users } from '../../../db/schema/accounts';
import { endSessions } from '../../kernel/players/end-sessions';
import { passwordChangedText } from '../../kernel/players/notice-texts';
import { notifyPlayer } from '../../kernel/players/notify-player';
import { withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { forgetResetCodes } from './internal/codes';
import { hashPassword } from './password';
import { requirePassword, wrongPassword } from './require-password';

/**
 * Changes the caller's password; every other session of theirs ends. Of two changes at once, the one that still knew the password
 * wins. Guesses at the old one count like those at the login.
 * @throws DomainError PASSWORD_WRONG, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  input: { oldPassword: string; newPassword: string; code?: string; ip: string },
): Promise<void> {
  const { oldPassword, newPassword, code, ip } = input;
  const { known, right } = await requirePassword(ctx, caller, { password: oldPassword, ip });
  const passwordHash = await hashPassword(newPassword);
  const changed = await withSecondFactor(ctx, caller.userId, code, (requireFactor) =>
    ctx.db.transaction(async (tx) => {
      const [row] = await tx.select().from(credentials).where(eq(credentials.userId, caller.userId)).for('update');
      if (row?.passwordHash !== known.passwordHash) return false;
      await requireFactor(tx);
      const now = ctx.now();
      await tx.update(credentials).set({ passwordHash, changedAt: now }).where(eq(credentials.userId, caller.userId));
      const [user] = await tx.select().from(users).where(eq(users.id, caller.userId));
      await forgetResetCodes(tx, [user?.phone ?? null, user?.email ?? null]);
      await notifyPlayer(ctx, tx, { userId: caller.userId, text: passwordChangedText });
      await endSessions(tx, caller.userId, { except: caller.sessionId, reason: 'password_change', now });
      return true;
    }),
  );
  if (!changed) throw wrongPassword();
  await right();
}
