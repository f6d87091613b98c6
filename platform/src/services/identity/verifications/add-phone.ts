import type { CountryCode } from '@kozyr/contracts/countries';
import type { Locale } from '@kozyr/contracts/locales';
import type { Caller, Context } from '../../../context';
import type { users } from '../../../db/schema/accounts';
import { postMessage } from '../../../gateways/messages/post-message';
import { countAttempt } from '../../kernel/limits/attempts';
import { rangeOf } from '../../kernel/limits/neighbours';
import { countCodeSent } from '../accounts/code-budget';
import { keepPhone, lockForPhone, mobileOf, sayTaken } from './internal/own-phone';
import { issueProof } from './internal/phone-proofs';
import { phoneCodeText } from './internal/texts';

const ACTION = 'PHONE_ADD';

/**
 * Sends a code to a phone that a player without one wants to add. While SEND_SMS_ENABLED is off the phone is kept at once.
 * @returns seconds until another code may be asked for, or the player with the phone.
 * @throws DomainError PHONE_INVALID_ERROR, NUMBER_ALREADY_USED, ACCOUNT_LINKED_ANOTHER_NUMBER, TOO_MANY_REQUESTS, CHALLENGE_REQUIRED
 */
export async function addPhone(
  ctx: Context,
  { userId }: Caller,
  input: {
    digits: string;
    countryCode: CountryCode;
    locale: Locale;
    ip: string;
    answer: string | undefined;
  },
): Promise<{ resendAfter: number } | { user: typeof users.$inferSelect }> {
  const { digits, countryCode, locale, ip, answer } = input;
  const phone = mobileOf(digits, countryCode);
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  await countAttempt(ctx, ctx.db, { what: 'phone-asked', contact: `user:${userId}` });
  if (!ctx.env.SEND_SMS_ENABLED) {
    const user = await sayTaken(ctx.db.transaction((tx) => keepPhone(ctx, tx, { userId, phone, proved: false })));
    return { user };
  }
  return ctx.db.transaction(async (tx) => {
    await lockForPhone(tx, userId, phone);
    const issued = await issueProof(ctx, tx, { userId, channel: 'sms', action: ACTION, phone });
    if (issued.code !== null) {
      // Asked for by a player, to a number that nobody has proved yet.
      await countAttempt(ctx, tx, { what: 'range-unanswered', contact: rangeOf(phone) });
      const input = { channel: 'sms', to: phone, ip, answer, whose: 'player', fromKnownNetwork: false } as const;
      await countCodeSent(ctx, tx, input);
      const { code, expiresAt } = issued;
      await postMessage(ctx, tx, {
        channel: 'sms',
        to: phone,
        locale,
        body: phoneCodeText[locale](code),
        code,
        expiresAt,
      });
    }
    return { resendAfter: issued.resendAfter };
  });
}
