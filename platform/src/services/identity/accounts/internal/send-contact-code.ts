import type { InEveryLanguage, Locale } from '@kozyr/contracts/locales';
import type { Context } from '../../../../context';
import { postMessage } from '../../../../gateways/messages/post-message';
import { countAttempt } from '../../../kernel/limits/attempts';
import type { Contact } from '../../../kernel/players/contact';
import { countCodeSent } from '../code-budget';
import { type CodeSubject, issueCode } from './codes';
import { findAccount } from './find-account';
import { knownNetwork } from './known-network';

/**
 * Sends a code to a contact for which it is of use (a reset: with an account; a registration: without), and word of that to any
 * other. The caller sees the same answer after the same work in both cases (docs/decisions/0011). A call within 120 s of the last
 * message sends none and says how long to wait.
 * @returns seconds until another code may be asked for.
 * @throws DomainError TOO_MANY_REQUESTS, CHALLENGE_REQUIRED
 */
export async function sendContactCode(
  ctx: Context,
  input: {
    purpose: CodeSubject['purpose'];
    contact: Contact;
    locale: Locale;
    ip: string;
    answer: string | undefined;
    texts: { code: InEveryLanguage<(code: string) => string>; noUse: InEveryLanguage };
  },
): Promise<{ resendAfter: number }> {
  const { purpose, contact, locale, ip, answer, texts } = input;
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  const account = await findAccount(ctx.db, contact);
  const fromKnownNetwork = await knownNetwork(ctx, account?.user.id, ip);
  return ctx.db.transaction(async (tx) => {
    const fits = Boolean(account) === (purpose === 'reset');
    const { code, expiresAt, resendAfter } = await issueCode(
      ctx,
      tx,
      { purpose, contact: contact.value },
      { fits, ip },
    );
    if (code !== null) {
      const channel = contact.type === 'Phone' ? 'sms' : 'email';
      const whose = purpose === 'register' ? 'newcomer' : account ? 'player' : 'unknown';
      const to = contact.value;
      if (!(await countCodeSent(ctx, tx, { channel, to, ip, answer, whose, fromKnownNetwork }))) return { resendAfter };
      await postMessage(ctx, tx, {
        channel,
        to: contact.value,
        locale,
        body: fits ? texts.code[locale](code) : texts.noUse[locale],
        code: fits ? code : null,
        expiresAt,
      });
    }
    return { resendAfter };
  });
}
