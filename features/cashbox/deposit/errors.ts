import type { ApiErrorCode } from '@/lib/api/api-error';
import type { ShownPaymentError } from '../errors';
import { otherwise, toast } from '../errors';

const DEPOSIT: Partial<Record<ApiErrorCode, ShownPaymentError>> = {
  DEPOSIT_BELOW_MINIMUM: toast('belowMinimum'),
  DEPOSIT_ABOVE_MAXIMUM: toast('aboveMaximum'),
  LIMITS_NEEDED: toast('limitsNeeded'),
  IDENTITY_NEEDED: { at: 'identity' },
  LIMIT_REACHED: toast('limit'),
  PAYMENT_METHOD_UNAVAILABLE: toast('method'),
  SAVED_CARD_UNAVAILABLE: toast('cardGone'),
  BONUS_NOT_FOR_DEPOSIT: toast('bonusGone'),
  DEPOSIT_BELOW_BONUS_MINIMUM: toast('belowBonus'),
  PAYMENT_GATEWAY_UNAVAILABLE: toast('gateway'),
  TOO_MANY_REQUESTS: toast('tooMany'),
  NETWORK: toast('network'),
};

/** What the player reads when a deposit can't be started. What they can't mend is unexpected: the modal asks to try later. */
export const depositError = (code: ApiErrorCode): ShownPaymentError => DEPOSIT[code] ?? otherwise(code);
