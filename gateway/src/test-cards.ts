import type { CardBrand } from '@kozyr/contracts/cards';
import type { PayoutFailure } from '@kozyr/contracts/payment-gateway';
import { secondsInDay } from 'date-fns/constants';

/** What the test bank does with a card. not_saved: it does not pay out to it at all. */
export type CardAct = 'pays' | 'pays_late' | PayoutFailure | 'told_twice' | 'told_late' | 'silent' | 'not_saved';

/** Numbers of no real bank. Every other valid number is paid in a few seconds, as the first is. */
export const TEST_CARDS = [
  { number: '4242424242424242', brand: 'visa', act: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', act: 'pays' },
  { number: '4000000000000101', brand: 'visa', act: 'pays_late' },
  { number: '4000000000091001', brand: 'visa', act: 'card_declined' },
  { number: '5200000000031002', brand: 'mastercard', act: 'card_expired' },
  { number: '4000000000071003', brand: 'visa', act: 'recipient_mismatch' },
  { number: '5200000000011004', brand: 'mastercard', act: 'limit_exceeded' },
  { number: '4000000000051005', brand: 'visa', act: 'bank_unavailable' },
  { number: '5200000000091006', brand: 'mastercard', act: 'suspected_fraud' },
  { number: '4000000000062002', brand: 'visa', act: 'told_twice' },
  { number: '5200000000002003', brand: 'mastercard', act: 'told_late' },
  { number: '4000000000042004', brand: 'visa', act: 'silent' },
  { number: '5200000000083003', brand: 'mastercard', act: 'not_saved' },
] as const satisfies readonly { number: string; brand: CardBrand; act: CardAct }[];

/** What happens to a card with these last four digits. */
export function actOf(lastFour: string): CardAct {
  return TEST_CARDS.find(({ number }) => number.endsWith(lastFour))?.act ?? 'pays';
}

export type PayoutPlan = {
  status: 'paid' | 'failed';
  reason: PayoutFailure | null;
  /** Seconds until the bank's answer; the payout is pending until then. */
  answerAfter: number;
  /** Seconds from the answer to each delivery of the event. */
  deliverAfter: readonly number[];
};

const SOON_SECONDS = 3;
const paid = { status: 'paid', reason: null, answerAfter: SOON_SECONDS, deliverAfter: [0] } as const;

/** How the bank answers a payout to a card that acts so. */
export function payoutPlanOf(act: Exclude<CardAct, 'not_saved'>): PayoutPlan {
  if (act === 'pays') return paid;
  if (act === 'pays_late') return { ...paid, answerAfter: 180 };
  if (act === 'told_twice') return { ...paid, deliverAfter: [0, 2] };
  if (act === 'told_late') return { ...paid, deliverAfter: [60] };
  if (act === 'silent') return { ...paid, status: 'failed', reason: 'bank_unavailable', answerAfter: secondsInDay };
  return { ...paid, status: 'failed', reason: act };
}
