import type { Locale } from '@kozyr/contracts/locales';
import type { Context } from '../../../context';
import type { Contact } from '../../kernel/players/contact';
import { sendContactCode } from './internal/send-contact-code';
import { accountExistsText, codeText } from './internal/texts';

/** Sends the code that finishes a registration; @returns and @throws as sendContactCode. */
export function startRegistration(
  ctx: Context,
  input: { contact: Contact; locale: Locale; ip: string; answer: string | undefined },
): Promise<{ resendAfter: number }> {
  return sendContactCode(ctx, { ...input, purpose: 'register', texts: { code: codeText, noUse: accountExistsText } });
}
