import type { Locale } from '@kozyr/contracts/locales';
import type { Context } from '../../../context';
import { profilesOf } from '../../kernel/jurisdictions/rules';
import { countAttempt } from '../../kernel/limits/attempts';
import type { Contact } from '../../kernel/players/contact';
import { askRegisters } from '../../kernel/protection/ask-registers';
import { rememberMark } from '../../kernel/protection/remember-mark';
import { registrationCountry } from './closed-country';
import { codeTypedIn } from './code-budget';
import { codeLooksRight, spendCode } from './internal/codes';
import { createAccount, type Registration } from './internal/create-account';
import { hashPassword } from './password';
import { type PlayerSession, playerSession } from './player-session';
import { openSession } from './refresh-tokens';
import { codeRefusal } from './sent-codes';

/**
 * Finishes a registration with its code. Of several confirmations at once, one makes the account.
 * @throws DomainError ERR_INVALID_CODE, ERR_CODE_EXPIRED, TOO_MANY_REQUESTS
 */
export async function confirmRegistration(
  ctx: Context,
  input: {
    contact: Contact;
    registration: Registration;
    code: string;
    network: string | null;
    ip: string;
    device: string;
    browser: string;
    locale: Locale;
  },
): Promise<PlayerSession> {
  const { contact, registration, network, code, ip, device, browser, locale } = input;
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  const profiles = profilesOf(ctx.env.JURISDICTIONS, registrationCountry(contact, registration), network);
  const subject = { purpose: 'register', contact: contact.value } as const;
  // Hashing takes a core for a while: not inside the transaction, and not for a wrong code.
  const passwordHash = (await codeLooksRight(ctx, subject, { code, ip }))
    ? await hashPassword(registration.password)
    : null;
  const outcome = await ctx.db.transaction(async (tx) => {
    const verdict = await spendCode(ctx, tx, subject, { code, ip });
    if (verdict !== 'right') return verdict;
    if (passwordHash === null) return 'wrong';
    if (contact.type === 'Phone') await codeTypedIn(tx, contact.value);
    const user = await createAccount(tx, {
      contact,
      registration,
      passwordHash,
      locale,
      proved: true,
      profiles,
      now: ctx.now(),
    });
    if (!user) return 'wrong';
    const kind = contact.type === 'Phone' ? 'phone' : 'email';
    await rememberMark(ctx, tx, { userId: user.id, kind, value: contact.value });
    return { user };
  });
  if (typeof outcome === 'string') throw codeRefusal(outcome);
  const { user } = outcome;
  // Other machines are asked once the account stands, and before anybody is signed in: who is excluded comes in as somebody who is.
  await askRegisters(ctx, user.id);
  return playerSession(ctx, user, await openSession(ctx.db, user.id, { ip, device, browser, now: ctx.now() }));
}
