import type { ErrorCode } from '@kozyr/contracts/errors';

/** What the player reads when a deposit can't be started; keys of messages `cashbox.error`. Every other code says "try again later". */
const TEXTS: Partial<Record<ErrorCode, 'belowMinimum' | 'aboveMaximum' | 'method' | 'gateway' | 'tooMany'>> = {
  DEPOSIT_BELOW_MINIMUM: 'belowMinimum',
  DEPOSIT_ABOVE_MAXIMUM: 'aboveMaximum',
  PAYMENT_METHOD_UNAVAILABLE: 'method',
  PAYMENT_GATEWAY_UNAVAILABLE: 'gateway',
  TOO_MANY_REQUESTS: 'tooMany',
};

export const depositErrorKey = (code: ErrorCode | 'NETWORK') =>
  code === 'NETWORK' ? 'network' : (TEXTS[code] ?? 'unexpected');
