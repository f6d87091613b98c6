import type { GatewayCard, GatewayPayout } from '@kozyr/contracts/payment-gateway';
import type { WithdrawalBlock, WithdrawalReason, WithdrawalStatus } from '@kozyr/contracts/withdrawals';
import { minutesInDay } from 'date-fns/constants';

/** How long a player may take to give the card on the gateway's page. */
export const CARD_MINUTES = 30;
/** After that the gateway may still report a card it took in the last moment. */
export const CARD_GRACE_MINUTES = 5;
/** At most so often is the gateway asked about one withdrawal. */
export const ASK_EVERY_SECONDS = 3;

/** Minutes that a state usually takes, and where that is known from. */
export type UsualTime = { earliest: number; latest: number; basis: 'median' | 'published' };

/** Spec §4: an order waits for approval 10 minutes to 24 hours; a card is credited in 10 to 120 minutes. */
export const PUBLISHED = {
  approval: { earliest: 10, latest: minutesInDay, basis: 'published' },
  payout: { earliest: 10, latest: 120, basis: 'published' },
} as const satisfies Record<string, UsualTime>;

/** Fewer than this have ended lately: a median of them would mislead. */
const ENOUGH = 5;

/** The usual time of a state from what it really took. median and slow (the 90th percentile): seconds; null without any. */
export function usualTime(
  published: UsualTime,
  ended: { count: number; median: number | null; slow: number | null },
): UsualTime {
  if (ended.count < ENOUGH || ended.median === null || ended.slow === null) return published;
  const earliest = Math.max(1, Math.round(ended.median / 60));
  return { earliest, latest: Math.max(earliest, Math.ceil(ended.slow / 60)), basis: 'median' };
}

/** What stands in the way of any withdrawal, and what is left of the limits; amounts in minor units. */
export type PayoutLimits = {
  rating: number;
  /** Stars a payout needs; null: the setting can't be read. */
  minRating: number | null;
  /** What banks took back and the player still owes. */
  owed: bigint;
  available: bigint;
  minimum: bigint;
  left24h: bigint;
  leftPerDay: number;
};

/** The first thing that forbids a withdrawal of whatever amount, or null. Spec §6: rating first. */
export function blockOf(limits: PayoutLimits): WithdrawalBlock | null {
  const { rating, minRating, owed, available, minimum, left24h, leftPerDay } = limits;
  if (minRating === null) return 'PAYOUT_RATING_UNKNOWN';
  if (rating < minRating) return 'PAYOUT_RATING_TOO_LOW';
  if (owed > 0n) return 'PAYOUTS_ON_HOLD';
  if (leftPerDay <= 0) return 'WITHDRAWALS_PER_DAY_REACHED';
  if (left24h < minimum) return 'WITHDRAWAL_ABOVE_24H_LIMIT';
  if (available < minimum) return 'NOTHING_TO_WITHDRAW';
  return null;
}

/** Where a word of the gateway's, or a person, takes a withdrawal. */
export type Move =
  | { to: 'WAITING_FOR_APPROVAL' | 'PAYING' | 'SUCCESS' }
  | { to: 'DENIED'; reason: WithdrawalReason }
  | 'nothing_new'
  | 'contradiction';

/** What the gateway's word about the card changes. A card that came after the money went back changes nothing. */
export function afterCard(status: WithdrawalStatus, card: Pick<GatewayCard, 'status' | 'refuse_reason'>): Move {
  if (status !== 'AWAITING_CARD' || card.status === 'pending') return 'nothing_new';
  if (card.status === 'saved') return { to: 'WAITING_FOR_APPROVAL' };
  if (card.status === 'expired') return { to: 'DENIED', reason: 'card_not_given' };
  return { to: 'DENIED', reason: card.refuse_reason === 'cancelled_by_payer' ? 'cancelled_by_payer' : 'card_declined' };
}

/**
 * What the gateway's word about the payout changes. Money that went out without our asking, or came back after it was paid,
 * is a contradiction for a person to look at: no word alone moves what is settled.
 */
export function afterPayout(status: WithdrawalStatus, payout: Pick<GatewayPayout, 'status' | 'fail_reason'>): Move {
  if (payout.status === 'pending') return 'nothing_new';
  const paid = payout.status === 'paid';
  if (status === 'PAYING')
    return paid ? { to: 'SUCCESS' } : { to: 'DENIED', reason: payout.fail_reason ?? 'bank_unavailable' };
  if (status === 'SUCCESS') return paid ? 'nothing_new' : 'contradiction';
  return paid ? 'contradiction' : 'nothing_new';
}

/** The address the gateway sends the player back to: return_path on our site, with withdrawal=<id> added. */
export function returnUrl(publicUrl: string, returnPath: string, withdrawalId: string): string {
  const url = new URL(returnPath, publicUrl);
  url.searchParams.set('withdrawal', withdrawalId);
  return url.href;
}
