import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { HISTORY_GROUPS, type HistoryEntry, type HistoryGroup } from '@kozyr/contracts/history';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { Deposit, PaymentMethodKind } from '@kozyr/contracts/payments';
import type { Withdrawal, WithdrawalStatus, WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { STATUS_MODAL_KEYS } from '@/features/status-modal/constants';
import {
  CASHBOX_ACTIONS,
  HISTORY_LISTS,
  type HistoryList,
  type WithdrawalObstacle,
  type WithdrawalStep,
} from './types';

export type AmountProblem =
  | { reason: 'required' | 'incomplete' | 'invalid' }
  | { reason: 'belowMinimum'; limit: string }
  | { reason: 'aboveMaximum'; limit: string };

type Amount<Problem> = { ok: true; amount: string } | { ok: false; problem: Problem };

/** What a player typed as the decimal string the API takes: "1 250,5" becomes "1250.50". Null when it is no amount. */
export function parseAmount(text: string): string | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, whole = '0', fraction = ''] = match;
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(2, '0')}`;
}

/** An amount whose typing stopped halfway: "250." or ".50". Spec §5, "Please enter the full value". */
const isIncomplete = (text: string) => /^(\d[\d\s\u00a0\u202f]*[.,]|[.,]\d{1,2})$/.test(text.trim());

/** Whether an amount keeps to these limits; the reason when not. Money is compared in minor units. */
export function checkAmount(text: string, limits: { minimum: string; maximum: string }): Amount<AmountProblem> {
  if (text.trim() === '') return { ok: false, problem: { reason: 'required' } };
  if (isIncomplete(text)) return { ok: false, problem: { reason: 'incomplete' } };
  const amount = parseAmount(text);
  if (amount === null) return { ok: false, problem: { reason: 'invalid' } };
  if (toMinor(amount) < toMinor(limits.minimum))
    return { ok: false, problem: { reason: 'belowMinimum', limit: limits.minimum } };
  if (toMinor(amount) > toMinor(limits.maximum))
    return { ok: false, problem: { reason: 'aboveMaximum', limit: limits.maximum } };
  return { ok: true, amount };
}

/** The most that can be withdrawn at once: all that is won, within what is left of the 24 hours. Spec §9. */
export function mostToWithdraw({ available, left_24h: left }: Pick<WithdrawalTerms, 'available' | 'left_24h'>): string {
  return toMinor(available) <= toMinor(left) ? available : left;
}

/** What stands in the way of any withdrawal now; null when the form is of use. */
export function obstacleTo(terms: WithdrawalTerms): WithdrawalObstacle | null {
  const some = toMinor(terms.available) > 0n;
  if (terms.block === 'NOTHING_TO_WITHDRAW' && some) return 'BALANCE_BELOW_MINIMUM';
  if (terms.block) return terms.block;
  if (toMinor(terms.available) < toMinor(terms.minimum)) return some ? 'BALANCE_BELOW_MINIMUM' : 'NOTHING_TO_WITHDRAW';
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
  return toMinor(terms.available) <= toMinor(terms.left_24h) ? ('aboveBalance' as const) : ('above24h' as const);
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

/** How a deposit stands, to the player: one whose time for paying is over while nobody has said what became of it is unknown. */
export function depositState({ status, pay_until: until }: Deposit, now: Date): Deposit['status'] | 'UNKNOWN' {
  return status === 'AWAITING_DEPOSIT' && until !== null && new Date(until) <= now ? 'UNKNOWN' : status;
}

/** The cashbox action an address asks for; deposit for anything unknown. Spec §2. */
export function readAction(value: string | null | undefined): (typeof CASHBOX_ACTIONS)[number] {
  return CASHBOX_ACTIONS.find((action) => action === value) ?? 'deposit';
}

/** Which list of the history an address asks for; all movements for anything unknown. */
export function readHistoryList(value: string | null | undefined): HistoryList {
  return HISTORY_LISTS.find((list) => list === value) ?? 'all';
}

/** 1 for what the player reads as gained, -1 for spent, 0 for money that only moved between wallets. */
export function movementSign({ amount }: Pick<HistoryEntry, 'amount'>): -1 | 0 | 1 {
  const minor = toMinor(amount);
  return minor > 0n ? 1 : minor < 0n ? -1 : 0;
}

/** Which movements an address narrows the history to; none for anything unknown. */
export function readGroup(value: string | null | undefined): HistoryGroup | undefined {
  return HISTORY_GROUPS.find((group) => group === value);
}

const utcOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** A day of this century as YYYY-MM-DD from an address or a field; undefined for anything else, a year half typed too. */
export function readDay(value: string | null | undefined): string | undefined {
  if (!value || !/^2\d{3}-\d{2}-\d{2}$/.test(value)) return undefined;
  const read = utcOf(value);
  return !Number.isNaN(read.getTime()) && dayOf(read) === value ? value : undefined;
}

/** Which day it is in a zone, as YYYY-MM-DD. */
export function dayIn(zone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(now);
}

/** The last 12 months up to and with a day. */
export function lastYear(today: string): { from: string; to: string } {
  const begin = utcOf(today);
  begin.setUTCFullYear(begin.getUTCFullYear() - 1);
  begin.setUTCDate(begin.getUTCDate() + 1);
  return { from: dayOf(begin), to: today };
}

/** What is wrong with the days of an export, as a key of messages `cashbox.export.problem`; null for nothing. */
export function spanProblem(from: string, to: string, most: number): 'required' | 'order' | 'tooLong' | null {
  if (!readDay(from) || !readDay(to)) return 'required';
  if (from > to) return 'order';
  const days = (utcOf(to).getTime() - utcOf(from).getTime()) / 86_400_000 + 1;
  return days > most ? 'tooLong' : null;
}

/** Methods this device can pay with: Apple Pay and Google Pay need their own support, cards need none. */
export function isMethodOffered(kind: PaymentMethodKind, device: { applePay: boolean; googlePay: boolean }): boolean {
  if (kind === 'applepay') return device.applePay;
  if (kind === 'googlepay') return device.googlePay;
  return true;
}

/** A page number from an address; 1 for anything that is none. */
export function readPage(value: string | null | undefined): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/**
 * The status modal that stands before a deposit which would end the bonus that runs, by spec §4; null where none would be lost.
 * A bonus that waits for a deposit loses nothing by it.
 */
export function depositWarning(bonus: Pick<ActiveUserBonus, 'status' | 'bonus'> | null): string | null {
  if (bonus?.status !== 'ACTIVE' || !bonus.bonus.burning_on_deposit) return null;
  const { welcomeDepositCancellation, cancellationOnDeposit } = STATUS_MODAL_KEYS;
  return bonus.bonus.bonus_group.name === 'WelcomeDeposit' ? welcomeDepositCancellation : cancellationOnDeposit;
}
