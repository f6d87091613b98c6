import type { Locale } from '@kozyr/contracts/locales';
import type { Context } from '../../../context';
import { DomainError } from '../../../errors';
import type { Contact } from '../../kernel/players/contact';
import { sendContactCode } from './internal/send-contact-code';
import { noAccountText, resetCodeText } from './internal/texts';

/**
 * Sends the code that opens a password reset.
 * @returns as sendContactCode. @throws DomainError as it, and SERVICE_UNAVAILABLE while messages of that kind are not sent.
 */
export async function startReset(
  ctx: Context,
  input: { contact: Contact; locale: Locale; ip: string; answer: string | undefined },
): Promise<{ resendAfter: number }> {
  const sends = input.contact.type === 'Phone' ? ctx.env.SEND_SMS_ENABLED : ctx.env.SEND_EMAIL_ENABLED;
  if (!sends) throw new DomainError('SERVICE_UNAVAILABLE', 'Codes are not sent this way; contact support.');
  return sendContactCode(ctx, { ...input, purpose: 'reset', texts: { code: resetCodeText, noUse: noAccountText } });
}
