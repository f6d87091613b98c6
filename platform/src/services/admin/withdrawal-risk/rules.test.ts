import { addHours, subHours } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { hintsOf, type RiskFacts, YOUNG_HOURS } from './rules';

const askedAt = new Date('2026-03-02T10:00:00Z');
const nobody = { others: 0, players: [] };
/** A withdrawal against which nothing speaks. */
const clear: RiskFacts = {
  askedAt,
  registeredAt: subHours(askedAt, 10_000),
  deposit: { amount: 10_000n, settledAt: subHours(askedAt, 5), staked: 10_000n },
  card: { known: true, others: 1 },
  sameCard: nobody,
  sameDevice: nobody,
  sameAddress: nobody,
  lately: { count: 1, sum: 5_000n },
  identity: { approved: true, waiting: false },
  riskCase: null,
  harmCase: null,
  chargebacks: { count: 0, owed: 0n },
};
const hinted = (facts: Partial<RiskFacts>) => hintsOf({ ...clear, ...facts });

describe('hints of risk', () => {
  it('nothing is said of a withdrawal against which nothing speaks', () => {
    expect(hintsOf(clear)).toEqual([]);
  });

  it('money that was paid in and not staked is told of to the kopeck', () => {
    expect(hinted({ deposit: { amount: 10_000n, settledAt: askedAt, staked: 9_999n } })).toEqual([
      { code: 'stake_below_deposit', staked: '99.99', deposited: '100.00', deposited_at: askedAt.toISOString() },
    ]);
  });

  it('who never paid in has staked nothing too little', () => {
    expect(hinted({ deposit: null })).toEqual([]);
  });

  it.each([
    ['is new while another is known', { known: false, others: 2 }, 2],
    ['is new and the first', { known: false, others: 0 }, null],
    ['is known, among others', { known: true, others: 2 }, null],
    ['is not given yet', null, null],
  ])('a card that %s is told of as another only where there is one to compare with', (_, card, known) => {
    expect(hinted({ card })).toEqual(known === null ? [] : [{ code: 'other_card_than_deposited', known_cards: known }]);
  });

  it('other players of the same card, device and address are named', () => {
    const shared = { others: 7, players: ['a', 'b'] };
    const [device, address] = [
      { others: 1, players: ['d'] },
      { others: 1, players: ['c'] },
    ];
    expect(hinted({ sameCard: shared, sameDevice: device, sameAddress: address })).toEqual([
      { code: 'shared_card', others: 7, players: ['a', 'b'] },
      { code: 'shared_device', others: 1, players: ['d'] },
      { code: 'shared_address', others: 1, players: ['c'] },
    ]);
  });

  it('the third withdrawal within 24 hours is one of many, the second is not', () => {
    expect(hinted({ lately: { count: 2, sum: 100n } })).toEqual([]);
    expect(hinted({ lately: { count: 3, sum: 123_456n } })).toEqual([
      { code: 'velocity', withdrawals: 3, sum: '1234.56' },
    ]);
  });

  it('an account is young until its seventh day is over', () => {
    expect(hinted({ registeredAt: subHours(askedAt, YOUNG_HOURS) })).toEqual([]);
    expect(hinted({ registeredAt: subHours(askedAt, YOUNG_HOURS - 1) })).toEqual([
      { code: 'young_account', hours: YOUNG_HOURS - 1 },
    ]);
    expect(hinted({ registeredAt: addHours(askedAt, 1) })).toEqual([{ code: 'young_account', hours: 0 }]);
  });

  it('identity, harm and chargebacks are told of in this order', () => {
    expect(
      hinted({
        identity: { approved: false, waiting: true },
        harmCase: { id: 'case', since: askedAt },
        chargebacks: { count: 2, owed: 30_000n },
      }),
    ).toEqual([
      { code: 'identity_not_checked', waiting: true },
      { code: 'open_harm_case', case: 'case', since: askedAt.toISOString() },
      { code: 'open_chargeback', chargebacks: 2, owed: '300.00' },
    ]);
  });
});
