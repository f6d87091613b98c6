import type { CountryCode } from '@kozyr/contracts/countries';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context';
import { credentials } from '../../db/schema/accounts';
import { DomainError } from '../../errors';
import { clearAttempts, countAttempt, takeAttemptBack } from './attempts';
import { parseUsername } from './contact';
import { findAccount } from './find-account';
import { passwordFits } from './password';
import { type PlayerSession, playerSession } from './player-session';
import { openSession } from './refresh-tokens';

/**
 * Opens a session by contact and password. An unknown contact costs the same work and answers the same as a wrong password.
 * @throws DomainError INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function logIn(
  ctx: Context,
  input: { username: string; password: string; countryCode?: CountryCode; ip: string; device: string },
): Promise<PlayerSession> {
  const { username, password, countryCode, ip, device } = input;
  await countAttempt(ctx.db, ctx, { what: 'address', ip });
  const contact = parseUsername(username, countryCode);
  const name = contact?.value ?? username;
  // By network first: what is refused there does not count against the account, so one stranger cannot close it to its owner.
  const here = { what: 'account', contact: name, ip } as const;
  await countAttempt(ctx.db, ctx, here);
  const anywhere = { what: 'account-anywhere', contact: name } as const;
  await countAttempt(ctx.db, ctx, anywhere);
  const found = contact ? await findAccount(ctx.db, contact) : undefined;
  const fits = await passwordFits(password, found?.passwordHash);
  if (!found || !fits) throw new DomainError('INVALID_CREDENTIALS', 'The name or the password is wrong.');
  await clearAttempts(ctx.db, here);
  // Others' guesses stay counted: the owner's logins must not give a guesser with many addresses more of them.
  await takeAttemptBack(ctx.db, anywhere);
  const opened = await ctx.db.transaction(async (tx) => {
    // A reset or a change may have come between the look and now: what was right then opens nothing any more.
    const [held] = await tx.select().from(credentials).where(eq(credentials.userId, found.user.id)).for('share');
    if (held?.passwordHash !== found.passwordHash)
      throw new DomainError('INVALID_CREDENTIALS', 'The name or the password is wrong.');
    return openSession(tx, found.user.id, { ip, device, now: ctx.now() });
  });
  return playerSession(ctx, found.user, opened);
}
