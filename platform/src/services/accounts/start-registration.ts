import type { Locale } from '@kozyr/contracts/locales';
import type { Context } from '../../context';
import { postMessage } from '../../gateways/messages/post-message';
import { countAttempt, countCodeSent } from './attempts';
import { issueCode } from './codes';
import type { Contact } from './contact';
import { findAccount } from './find-account';
import { accountExistsText, codeText } from './texts';

/**
 * Sends a code to the contact, or, where it has an account already, word of that. The caller sees the same answer, and later the
 * same refusals, in both cases. A call within 120 s of the last message sends none and says how long to wait.
 * @returns seconds until another code may be asked for.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function startRegistration(
  ctx: Context,
  input: { contact: Contact; locale: Locale; ip: string },
): Promise<{ resendAfter: number }> {
  const { contact, locale, ip } = input;
  await countAttempt(ctx.db, ctx, { what: 'address', ip });
  return ctx.db.transaction(async (tx) => {
    const account = await findAccount(tx, contact);
    const subject = { purpose: 'register', contact: contact.value } as const;
    const issued = await issueCode(tx, ctx, subject, { fits: !account, ip });
    if (issued.code !== null) {
      const channel = contact.type === 'Phone' ? 'sms' : 'email';
      await countCodeSent(tx, ctx, { channel, to: contact.value, ip });
      await postMessage(tx, ctx, {
        channel,
        to: contact.value,
        locale,
        body: account ? accountExistsText[locale] : codeText[locale](issued.code),
        code: account ? null : issued.code,
        expiresAt: issued.expiresAt,
      });
    }
    return { resendAfter: issued.resendAfter };
  });
}
