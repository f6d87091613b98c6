import type { CountryCode } from '@kozyr/contracts/countries';
import type { Locale } from '@kozyr/contracts/locales';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import { credentials, users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import { keepProfiles } from '../../kernel/jurisdictions/keep-profiles';
import { clearAttempts, takeAttemptBack } from '../../kernel/limits/attempts';
import { parseUsername } from '../../kernel/players/contact';
import { lockPlayer } from '../../kernel/players/lock-player';
import { newSignInText } from '../../kernel/players/notice-texts';
import { notifyPlayer } from '../../kernel/players/notify-player';
import { askRegisters } from '../../kernel/protection/ask-registers';
import { rememberPhone } from '../../kernel/protection/remember-mark';
import { requireMay } from '../../kernel/protection/require-may';
import { withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { findAccount } from './internal/find-account';
import { isKnownBrowser } from './internal/known-browser';
import { knownNetwork } from './internal/known-network';
import { countLogin } from './internal/login-budget';
import { passwordFits } from './password';
import { type PlayerSession, playerSession } from './player-session';
import { openSession } from './refresh-tokens';

/**
 * Opens a session by contact and password. An unknown contact costs the same work and answers the same as a wrong password. Many
 * wrong ones make the next try cost work, the right password's too, and close the account to nobody.
 * @throws DomainError INVALID_CREDENTIALS, CHALLENGE_REQUIRED, LOGIN_NEEDS_CODE; PLAYER_SUSPENDED, SECOND_FACTOR_NEEDED,
 *   SECOND_FACTOR_WRONG and TOO_MANY_REQUESTS (by codes of a second factor) to who has the right password
 */
export async function logIn(
  ctx: Context,
  input: {
    username: string;
    password: string;
    countryCode?: CountryCode;
    code?: string;
    ip: string;
    device: string;
    browser: string;
    network: string | null;
    locale: Locale;
    answer: string | undefined;
  },
): Promise<PlayerSession> {
  const { username, password, countryCode, code, ip, device, browser, network, locale, answer } = input;
  const contact = parseUsername(username, countryCode);
  const found = contact ? await findAccount(ctx.db, contact) : undefined;
  const fromKnownNetwork = await knownNetwork(ctx, found?.user.id, ip);
  const counted = await countLogin(ctx, {
    contact: contact?.value ?? username,
    ip,
    answer,
    known: fromKnownNetwork,
  });
  const fits = await passwordFits(password, found?.passwordHash);
  if (!found || !fits) throw new DomainError('INVALID_CREDENTIALS', 'The name or the password is wrong.');
  await clearAttempts(ctx.db, counted.here);
  // Others' guesses stay counted: the owner's logins must not give a guesser with many addresses more of them.
  for (const attempt of counted.elsewhere) await takeAttemptBack(ctx.db, attempt);
  // Before the session is opened: whoever stands in a register comes in to take out what is theirs, and for nothing else.
  await askRegisters(ctx, found.user.id);
  const opened = await withSecondFactor(ctx, found.user.id, code, (requireFactor) =>
    ctx.db.transaction(async (tx) => {
      await lockPlayer(tx, found.user.id);
      // A reset or a change may have come between the look and now: what was right then opens nothing any more.
      const [held] = await tx.select().from(credentials).where(eq(credentials.userId, found.user.id)).for('share');
      if (held?.passwordHash !== found.passwordHash)
        throw new DomainError('INVALID_CREDENTIALS', 'The name or the password is wrong.');
      await requireMay(ctx, tx, found.user.id, 'sign_in');
      // Before the factor's row, as whoever adds a phone.
      await tx.update(users).set({ locale, seenAt: ctx.now() }).where(eq(users.id, found.user.id));
      await requireFactor(tx);
      await rememberPhone(ctx, tx, found.user);
      const known = await isKnownBrowser(ctx, tx, { userId: found.user.id, device, ip });
      if (!known) await notifyPlayer(ctx, tx, { userId: found.user.id, text: newSignInText });
      const user = await keepProfiles(ctx, tx, found.user, network);
      return { user, ...(await openSession(tx, user.id, { ip, device, browser, now: ctx.now() })) };
    }),
  );
  return playerSession(ctx, opened.user, opened);
}
