import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { credentials } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import { clearAttempts, countAttempt } from '../../kernel/limits/attempts';
import { passwordFits } from './password';

export type Typed = { password: string; ip: string };

export const wrongPassword = () => new DomainError('PASSWORD_WRONG', 'The password is wrong.');

/**
 * Asks for the caller's password once more, before something that cannot be taken back. Guesses count like those at the login; whoever
 * knew it calls `right` once the deed is done.
 * @throws DomainError PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function requirePassword(ctx: Context, { userId }: Caller, { password, ip }: Typed) {
  const here = { what: 'account', contact: `user:${userId}`, ip } as const;
  await countAttempt(ctx, ctx.db, here);
  const [known] = await ctx.db.select().from(credentials).where(eq(credentials.userId, userId));
  if (!(await passwordFits(password, known?.passwordHash)) || !known) throw wrongPassword();
  return { known, right: () => clearAttempts(ctx.db, here) };
}
