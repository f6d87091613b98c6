import type { CountryCode } from '@kozyr/contracts/countries';
import type { Locale } from '@kozyr/contracts/locales';
import type { VerifiedAction } from '@kozyr/contracts/verifications';
import type { Caller, Context } from '../../../context';
import { postMessage } from '../../../gateways/messages/post-message';
import { countAttempt } from '../../kernel/limits/attempts';
import { prefixOf } from '../../kernel/limits/neighbours';
import { withSecondFactor } from '../../kernel/second-factor/with-second-factor';
import { lockForPhone, mobileOf } from './internal/own-phone';
import { issueProof } from './internal/phone-proofs';
import { callText } from './internal/texts';

/**
 * Calls a phone and tells four digits, which prove that it is the caller's own (spec §4). Within 120 s of the last call none is
 * made, and the answer says how long to wait. What is called costs money and rings: it is counted by number, by range of numbers
 * and over all, so that nobody earns by letting us call.
 * @returns seconds until another call may be asked for.
 * @throws DomainError PHONE_INVALID_ERROR, NUMBER_ALREADY_USED, ACCOUNT_LINKED_ANOTHER_NUMBER, YOUR_NUMBER_CALL_LIMIT_REACHED,
 *   SECOND_FACTOR_NEEDED and SECOND_FACTOR_WRONG for who has no phone yet, TOO_MANY_REQUESTS
 */
export async function startCall(
  ctx: Context,
  { userId }: Caller,
  input: {
    digits: string;
    countryCode: CountryCode;
    action: VerifiedAction;
    locale: Locale;
    ip: string;
    /** Of the second factor. */
    code?: string;
  },
): Promise<{ resendAfter: number }> {
  const { digits, countryCode, action, locale, ip, code: factorCode } = input;
  const phone = mobileOf(digits, countryCode);
  await countAttempt(ctx, ctx.db, { what: 'address', ip });
  await countAttempt(ctx, ctx.db, { what: 'phone-asked', contact: `user:${userId}` });
  return withSecondFactor(ctx, userId, factorCode, (requireFactor) =>
    ctx.db.transaction(async (tx) => {
      const user = await lockForPhone(tx, userId, phone);
      // The call gives them this phone. One they have already is only proved once more.
      if (user.phone === null) await requireFactor(tx);
      const issued = await issueProof(ctx, tx, { userId, channel: 'call', action, phone });
      if (issued.code !== null) {
        await countAttempt(ctx, tx, { what: 'call', contact: phone });
        await countAttempt(ctx, tx, { what: 'call-prefix', contact: prefixOf(phone) });
        await countAttempt(ctx, tx, { what: 'call-anywhere', contact: 'all' });
        const { code, expiresAt } = issued;
        await postMessage(ctx, tx, {
          channel: 'call',
          to: phone,
          locale,
          body: callText[locale](code),
          code,
          expiresAt,
        });
      }
      return { resendAfter: issued.resendAfter };
    }),
  );
}
