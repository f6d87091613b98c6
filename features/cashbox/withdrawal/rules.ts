import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { Withdrawal, WithdrawalStatus, WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { checkAmount } from '../rules';
import type { WithdrawalObstacle, WithdrawalStep } from '../types';

/** The most that can be withdrawn at once: all that is there for it, within what is left of the 24 hours. Spec §9. */
export function mostToWithdraw({ available, left_24h: left }: Pick<WithdrawalTerms, 'available' | 'left_24h'>): string {
  return toMinor(available) <= toMinor(left) ? available : left;
}

/** What stands in the way of any withdrawal now; null when the form is of use. */
export function obstacleTo(terms: WithdrawalTerms): WithdrawalObstacle | null {
  const some = toMinor(terms.available) > 0n;
  if (terms.block === 'NOTHING_TO_WITHDRAW' && some) return 'BALANCE_BELOW_MINIMUM';
  const nothing = terms.unplayed_included ? 'NOTHING_LEFT' : 'NOTHING_TO_WITHDRAW';
  if (terms.block) return terms.block === 'NOTHING_TO_WITHDRAW' ? nothing : terms.block;
  if (toMinor(terms.available) < toMinor(terms.minimum)) return some ? 'BALANCE_BELOW_MINIMUM' : nothing;
  return toMinor(terms.left_24h) < toMinor(terms.minimum) ? 'WITHDRAWAL_ABOVE_24H_LIMIT' : null;
}

/** Half of what can be withdrawn and all of it; only what the limits allow, and each amount once. */
export function withdrawalPresets(terms: WithdrawalTerms): { key: 'half' | 'all'; amount: string }[] {
  const most = toMinor(mostToWithdraw(terms));
  const minimum = toMinor(terms.minimum);
  const half = most / 2n;
  return [
    ...(half >= minimum && half < most ? [{ key: 'half' as const, amount: fromMinor(half) }] : []),
    ...(most >= minimum ? [{ key: 'all' as const, amount: fromMinor(most) }] : []),
  ];
}

/** What is wrong with an amount to withdraw, as a key of messages `cashbox.withdrawal.problem`; null for nothing. */
export function withdrawalAmountProblem(text: string, terms: WithdrawalTerms) {
  const checked = checkAmount(text, { minimum: terms.minimum, maximum: mostToWithdraw(terms) });
  if (checked.ok) return null;
  if (checked.problem.reason !== 'aboveMaximum') return checked.problem.reason;
  if (toMinor(terms.available) > toMinor(terms.left_24h)) return 'above24h' as const;
  return terms.unplayed_included ? ('aboveAll' as const) : ('aboveBalance' as const);
}

/**
 * What is wrong with a recipient's name, spec §5: empty; signs that no name has; one word; initials in place of words.
 * Keys of messages `cashbox.withdrawal.problem`.
 */
export function recipientProblem(text: string): 'required' | 'notValid' | 'twoWords' | 'fullName' | null {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return 'required';
  if (text.trim().length > 80 || !words.every((word) => /^[\p{L}\p{M}'’.-]+$/u.test(word) && /\p{L}/u.test(word)))
    return 'notValid';
  if (words.length < 2) return 'twoWords';
  const whole = words.filter((word) => !/^(?:\p{L}\p{M}*\.)+$/u.test(word));
  return whole.length < 2 ? 'fullName' : null;
}

const COURSE: readonly WithdrawalStatus[] = ['AWAITING_CARD', 'WAITING_FOR_APPROVAL', 'PAYING', 'SUCCESS'];

/** Whether nothing more can happen to it. */
export const isOver = (status: WithdrawalStatus): boolean => status === 'SUCCESS' || status === 'DENIED';

/** The whole way of a withdrawal: what is behind it with its moments, where it is, and what is ahead if all goes well. */
export function wayOf({ status, steps }: Pick<Withdrawal, 'status' | 'steps'>): WithdrawalStep[] {
  const been = steps.map(
    (step, place): WithdrawalStep => ({
      ...step,
      state: place === steps.length - 1 ? 'present' : 'done',
    }),
  );
  const ahead = isOver(status) ? [] : COURSE.slice(COURSE.indexOf(status) + 1);
  return [...been, ...ahead.map((next): WithdrawalStep => ({ status: next, state: 'ahead' }))];
}

/** A length of time as it is said: minutes up to three hours, then hours, rounded so that it promises nothing better. */
export function spokenMinutes(minutes: number, round: 'down' | 'up'): { unit: 'minutes' | 'hours'; count: number } {
  if (minutes < 180) return { unit: 'minutes', count: minutes };
  return { unit: 'hours', count: round === 'up' ? Math.ceil(minutes / 60) : Math.floor(minutes / 60) };
}
