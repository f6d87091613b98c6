import type { Locale } from '@kozyr/contracts/locales';
import type { Context } from '../../../context';
import { DomainError } from '../../../errors';
import { profilesOf } from '../../kernel/jurisdictions/rules';
import { countAttempt } from '../../kernel/limits/attempts';
import type { Contact } from '../../kernel/players/contact';
import { registrationCountry } from './closed-country';
import { createAccount, type Registration } from './internal/create-account';
import { hashPassword } from './password';
import { type PlayerSession, playerSession } from './player-session';
import { openSession } from './refresh-tokens';

/**
 * Registers without a code, while the flag that sends codes is off. Only here must a taken contact be named: there is no message
 * that could say it to the owner alone.
 * @throws DomainError LOGIN_TAKEN, TOO_MANY_REQUESTS
 */
export async function registerAtOnce(
  ctx: Context,
  input: {
    contact: Contact;
    registration: Registration;
    network: string | null;
    ip: string;
    device: string;
    browser: string;
    locale: Locale;
  },
): Promise<PlayerSession> {
  const { contact, registration, network, ip, device, browser, locale } = input;
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  const profiles = profilesOf(ctx.env.JURISDICTIONS, registrationCountry(contact, registration), network);
  const passwordHash = await hashPassword(registration.password);
  const made = await ctx.db.transaction(async (tx) => {
    const user = await createAccount(tx, {
      contact,
      registration,
      passwordHash,
      locale,
      proved: false,
      profiles,
      now: ctx.now(),
    });
    return user && { user, opened: await openSession(tx, user.id, { ip, device, browser, now: ctx.now() }) };
  });
  if (!made) throw new DomainError('LOGIN_TAKEN', 'There is an account with this contact already.');
  return playerSession(ctx, made.user, made.opened);
}
