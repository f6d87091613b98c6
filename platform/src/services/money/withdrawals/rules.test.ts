import { withdrawalReasonSchema, withdrawalStatusSchema } from '@kozyr/contracts/withdrawals';
import { describe, expect, it } from 'vitest';
import { afterCard, afterPayout, blockOf, type PayoutLimits, PUBLISHED, returnUrl, usualTime } from './rules';

const free: PayoutLimits = {
  rating: 1,
  minRating: 1,
  owed: 0n,
  available: 100_000n,
  minimum: 10_000n,
  left24h: 50_000n,
  leftPerDay: 3,
};

describe('what stands in the way', () => {
  it('nothing stands in the way of a withdrawal for a player with stars, money and room', () => {
    expect(blockOf(free)).toBeNull();
    expect(blockOf({ ...free, available: 10_000n, left24h: 10_000n, leftPerDay: 1 })).toBeNull();
  });

  it.each([
    [{ minRating: null }, 'PAYOUT_RATING_UNKNOWN'],
    [{ rating: 0 }, 'PAYOUT_RATING_TOO_LOW'],
    [{ owed: 1n }, 'PAYOUTS_ON_HOLD'],
    [{ leftPerDay: 0 }, 'WITHDRAWALS_PER_DAY_REACHED'],
    [{ left24h: 9_999n }, 'WITHDRAWAL_ABOVE_24H_LIMIT'],
    [{ available: 9_999n }, 'NOTHING_TO_WITHDRAW'],
  ] as const)('a withdrawal with %o is blocked by %s', (change, block) => {
    expect(blockOf({ ...free, ...change })).toBe(block);
  });

  it('a withdrawal is blocked by the rating before anything else (spec §6)', () => {
    expect(blockOf({ ...free, rating: 0, owed: 1n, available: 0n, leftPerDay: 0 })).toBe('PAYOUT_RATING_TOO_LOW');
  });
});

describe('the gateway about a card', () => {
  it('the gateway’s word about a card moves only what waits for a card', () => {
    expect(afterCard('AWAITING_CARD', { status: 'saved', refuse_reason: null })).toEqual({
      to: 'WAITING_FOR_APPROVAL',
    });
    for (const status of withdrawalStatusSchema.options.filter((one) => one !== 'AWAITING_CARD'))
      for (const said of ['saved', 'refused', 'expired', 'pending'] as const)
        expect(afterCard(status, { status: said, refuse_reason: null })).toBe('nothing_new');
    expect(afterCard('AWAITING_CARD', { status: 'pending', refuse_reason: null })).toBe('nothing_new');
  });

  it('the gateway’s word about a card says why no card came', () => {
    expect(afterCard('AWAITING_CARD', { status: 'expired', refuse_reason: null })).toEqual({
      to: 'DENIED',
      reason: 'card_not_given',
    });
    expect(afterCard('AWAITING_CARD', { status: 'refused', refuse_reason: 'cancelled_by_payer' })).toEqual({
      to: 'DENIED',
      reason: 'cancelled_by_payer',
    });
  });
});

describe('the gateway about a payout', () => {
  it('the gateway’s word about a payout ends what is being paid, once', () => {
    expect(afterPayout('PAYING', { status: 'paid', fail_reason: null })).toEqual({ to: 'SUCCESS' });
    expect(afterPayout('PAYING', { status: 'failed', fail_reason: 'card_expired' })).toEqual({
      to: 'DENIED',
      reason: 'card_expired',
    });
    expect(afterPayout('PAYING', { status: 'pending', fail_reason: null })).toBe('nothing_new');
    expect(afterPayout('SUCCESS', { status: 'paid', fail_reason: null })).toBe('nothing_new');
  });

  it('the gateway’s word about a payout contradicts what is settled and moves nothing', () => {
    expect(afterPayout('SUCCESS', { status: 'failed', fail_reason: 'bank_unavailable' })).toBe('contradiction');
    for (const status of ['DENIED', 'AWAITING_CARD', 'WAITING_FOR_APPROVAL'] as const)
      expect(afterPayout(status, { status: 'paid', fail_reason: null })).toBe('contradiction');
  });

  it('a payout fails for reasons that a player can read', () => {
    for (const reason of ['card_declined', 'suspected_fraud', 'limit_exceeded', 'recipient_mismatch'] as const)
      expect(withdrawalReasonSchema.options).toContain(reason);
  });
});

describe('the usual time', () => {
  it('the usual time of a withdrawal is the published one until five have ended', () => {
    // Spec §4: a card is credited in 10 to 120 minutes.
    expect(usualTime(PUBLISHED.payout, { count: 4, median: 60, slow: 90 })).toEqual({
      earliest: 10,
      latest: 120,
      basis: 'published',
    });
    expect(usualTime(PUBLISHED.approval, { count: 0, median: null, slow: null })).toEqual({
      earliest: 10,
      latest: 1440,
      basis: 'published',
    });
  });

  it('the usual time of five withdrawals is the median and the slowest tenth, in whole minutes and at least one', () => {
    expect(usualTime(PUBLISHED.payout, { count: 5, median: 600, slow: 3601 })).toEqual({
      earliest: 10,
      latest: 61,
      basis: 'median',
    });
    expect(usualTime(PUBLISHED.payout, { count: 9, median: 2, slow: 3 })).toEqual({
      earliest: 1,
      latest: 1,
      basis: 'median',
    });
  });
});

it('a payer comes back with the withdrawal in the query, and what was there is kept', () => {
  expect(returnUrl('https://kozyr.test', '/uk/cashbox?action=withdrawal', 'w1')).toBe(
    'https://kozyr.test/uk/cashbox?action=withdrawal&withdrawal=w1',
  );
});
