import type { CountryCode } from '@kozyr/contracts/countries';
import type { Locale } from '@kozyr/contracts/locales';
import type { Caller, Context } from '../../../context';
import type { users } from '../../../db/schema/accounts';
import { postMessage } from '../../../gateways/messages/post-message';
import { countAttempt } from '../../kernel/limits/attempts';
import { rangeOf } from '../../kernel/limits/neighbours';
import { withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { countCodeSent } from '../accounts/code-budget';
import { keepPhone, lockForPhone, mobileOf, sayTaken } from './internal/own-phone';
import { issueProof } from './internal/phone-proofs';
import { phoneCodeText } from './internal/texts';

const ACTION = 'PHONE_ADD';

/**
 * Sends a code to a phone that a player without one wants to add. While SEND_SMS_ENABLED is off the phone is kept at once.
 * @returns seconds until another code may be asked for, or the player with the phone.
 * @throws DomainError PHONE_INVALID_ERROR, NUMBER_ALREADY_USED, ACCOUNT_LINKED_ANOTHER_NUMBER, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG,
 *   TOO_MANY_REQUESTS, CHALLENGE_REQUIRED
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
    /** Of the second factor. */
    code?: string;
  },
): Promise<{ resendAfter: number } | { user: typeof users.$inferSelect }> {
  const { digits, countryCode, locale, ip, answer, code: factorCode } = input;
  const phone = mobileOf(digits, countryCode);
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  await countAttempt(ctx, ctx.db, { what: 'phone-asked', contact: `user:${userId}` });
  return withSecondFactor(ctx, userId, factorCode, async (requireFactor) => {
    if (!ctx.env.SEND_SMS_ENABLED) {
      const kept = ctx.db.transaction(async (tx) => {
        await requireFactor(tx);
        return keepPhone(ctx, tx, { userId, phone, proved: false });
      });
      return { user: await sayTaken(kept) };
    }
    return ctx.db.transaction(async (tx) => {
      await lockForPhone(tx, userId, phone);
      await requireFactor(tx);
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
  });
}
