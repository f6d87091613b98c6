import { ERROR_CODES } from '@kozyr/contracts/errors';
import { withdrawalBlockSchema } from '@kozyr/contracts/withdrawals';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import { depositError } from './deposit/errors';
import { exportError } from './history/errors';
import { withdrawalError } from './withdrawal/errors';

const codes = [...ERROR_CODES, 'NETWORK'] as const;
const unexpected = { at: 'modal', key: 'unexpected-error-modal' };

/** What is told by a toast, by code; everything else must be the one modal. */
function toasts(errorOf: typeof withdrawalError, elsewhere: readonly string[] = []) {
  return codes.flatMap((code) => {
    const told = errorOf(code);
    if (told.at === 'toast') {
      expect(Object.keys(en.cashbox.error)).toContain(told.message);
      return [[code, told.message]];
    }
    if (told.at === 'identity') return [[code, 'beside the form']];
    expect(told).toEqual(elsewhere.includes(code) ? { at: 'terms' } : unexpected);
    return [];
  });
}

it('a refused deposit names what the player can mend, and for all else asks to try again later', () => {
  expect(toasts(depositError)).toEqual([
    ['TOO_MANY_REQUESTS', 'tooMany'],
    ['SERVICE_UNAVAILABLE', 'busy'],
    ['OVERLOADED', 'busy'],
    ['DATABASE_UNAVAILABLE', 'busy'],
    ['PLAYER_TIMED_OUT', 'stopped'],
    ['PLAYER_SELF_EXCLUDED', 'stopped'],
    ['PLAYER_SUSPENDED', 'stopped'],
    ['ACCOUNT_CLOSED', 'stopped'],
    ['LIMIT_REACHED', 'limit'],
    ['LIMITS_NEEDED', 'limitsNeeded'],
    ['CLOSED_IN_COUNTRY', 'notHere'],
    ['PLAY_MONEY_ONLY', 'notHere'],
    ['PROMOTION_CLOSED', 'notHere'],
    ['IDENTITY_NEEDED', 'beside the form'],
    ['DEPOSIT_BELOW_MINIMUM', 'belowMinimum'],
    ['DEPOSIT_ABOVE_MAXIMUM', 'aboveMaximum'],
    ['PAYMENT_METHOD_UNAVAILABLE', 'method'],
    ['SAVED_CARD_UNAVAILABLE', 'cardGone'],
    ['BONUS_NOT_FOR_DEPOSIT', 'bonusGone'],
    ['DEPOSIT_BELOW_BONUS_MINIMUM', 'belowBonus'],
    ['PAYMENT_GATEWAY_UNAVAILABLE', 'gateway'],
    ['NETWORK', 'network'],
  ]);
});

it('a forbidden withdrawal is told by its terms, each in words of its own', () => {
  const blocks = withdrawalBlockSchema.options;
  expect(toasts(withdrawalError, [...blocks, 'NEEDS_USER_CONFIRMATION', 'SECOND_FACTOR_NEEDED'])).toEqual([
    ['TOO_MANY_REQUESTS', 'tooMany'],
    ['SERVICE_UNAVAILABLE', 'busy'],
    ['OVERLOADED', 'busy'],
    ['DATABASE_UNAVAILABLE', 'busy'],
    ['PLAYER_TIMED_OUT', 'stopped'],
    ['PLAYER_SELF_EXCLUDED', 'stopped'],
    ['PLAYER_SUSPENDED', 'stopped'],
    ['ACCOUNT_CLOSED', 'stopped'],
    ['CLOSED_IN_COUNTRY', 'notHere'],
    ['PLAY_MONEY_ONLY', 'notHere'],
    ['PROMOTION_CLOSED', 'notHere'],
    ['IDENTITY_NEEDED', 'beside the form'],
    ['NOT_ENOUGH_BALANCE', 'notEnough'],
    ['PAYMENT_GATEWAY_UNAVAILABLE', 'withdrawalGateway'],
    ['WITHDRAWAL_BELOW_MINIMUM', 'withdrawalBelowMinimum'],
    ['NETWORK', 'withdrawalNetwork'],
  ]);
  const ours = ['BALANCE_BELOW_MINIMUM', 'NOTHING_LEFT'];
  expect(Object.keys(en.cashbox.withdrawal.obstacle).sort()).toEqual([...blocks, ...ours].sort());
});

it('a file that could not be made says why', () => {
  expect(toasts(exportError)).toEqual([
    ['TOO_MANY_REQUESTS', 'tooMany'],
    ['SERVICE_UNAVAILABLE', 'busy'],
    ['OVERLOADED', 'busy'],
    ['DATABASE_UNAVAILABLE', 'busy'],
    ['PLAYER_TIMED_OUT', 'stopped'],
    ['PLAYER_SELF_EXCLUDED', 'stopped'],
    ['PLAYER_SUSPENDED', 'stopped'],
    ['ACCOUNT_CLOSED', 'stopped'],
    ['CLOSED_IN_COUNTRY', 'notHere'],
    ['PLAY_MONEY_ONLY', 'notHere'],
    ['PROMOTION_CLOSED', 'notHere'],
    ['HISTORY_SPAN_TOO_LONG', 'spanTooLong'],
    ['NETWORK', 'exportNetwork'],
  ]);
});
