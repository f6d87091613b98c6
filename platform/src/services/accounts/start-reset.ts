import type { Locale } from '@kozyr/contracts/locales';
import type { Context } from '../../context';
import { DomainError } from '../../errors';
import { postMessage } from '../../gateways/messages/post-message';
import { countAttempt, countCodeSent } from './attempts';
import { issueCode } from './codes';
import type { Contact } from './contact';
import { findAccount } from './find-account';
import { noAccountText, resetCodeText } from './texts';

/**
 * Sends a code that opens a password reset; where the contact has no account, word of that. So the caller sees the same answer
 * after the same work in both cases, and only the contact's owner learns which (docs/decisions/0011).
 * @returns seconds until another code may be asked for.
 * @throws DomainError TOO_MANY_REQUESTS; SERVICE_UNAVAILABLE while messages of that kind are not sent.
 */
export async function startReset(
  ctx: Context,
  input: { contact: Contact; locale: Locale; ip: string },
): Promise<{ resendAfter: number }> {
  const { contact, locale, ip } = input;
  const sends = contact.type === 'Phone' ? ctx.env.SEND_SMS_ENABLED : ctx.env.SEND_EMAIL_ENABLED;
  if (!sends) throw new DomainError('SERVICE_UNAVAILABLE', 'Codes are not sent this way; contact support.');
  await countAttempt(ctx.db, ctx, { what: 'address', ip });
  return ctx.db.transaction(async (tx) => {
    const account = await findAccount(tx, contact);
    const subject = { purpose: 'reset', contact: contact.value } as const;
    const issued = await issueCode(tx, ctx, subject, { fits: Boolean(account), ip });
    if (issued.code !== null) {
      const channel = contact.type === 'Phone' ? 'sms' : 'email';
      await countCodeSent(tx, ctx, { channel, to: contact.value, ip });
      await postMessage(tx, ctx, {
        channel,
        to: contact.value,
        locale,
        body: account ? resetCodeText[locale](issued.code) : noAccountText[locale],
        code: account ? issued.code : null,
        expiresAt: issued.expiresAt,
      });
    }
    return { resendAfter: issued.resendAfter };
  });
}
