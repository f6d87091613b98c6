import { describe, expect, it } from 'vitest';
import { wireActive, wireOwn } from '@/tests/support/rewards/bonus-wire';
import { badgeOf, bonusInBrief, endToTell } from './rules';

describe('the bonus badge', () => {
  it('the bonus badge is for an active bonus first, then for a pending one, else counts those on offer', () => {
    expect(badgeOf('ACTIVE', 4)).toEqual({ kind: 'active' });
    expect(badgeOf('PENDING', 4)).toEqual({ kind: 'pending' });
    expect(badgeOf(null, 4)).toEqual({ kind: 'available', count: 4 });
    expect(badgeOf(null, 0)).toBeNull();
  });
});

describe('a bonus in brief', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  const later = '2026-11-20T12:00:01.000Z';

  it('a bonus that runs is told with the whole percents that are wagered, and what is left', () => {
    const active = wireActive({ progress: 62.99, wager_amount: '11.40', expires_at: later });
    expect(bonusInBrief(active, now)).toEqual({
      kind: 'wagering',
      name: 'Evening Hand',
      currency: 'uah',
      percent: 62,
      left: '11.40',
    });
  });

  it('a bonus that waits for a deposit is told with that deposit', () => {
    const pending = wireActive({ status: 'PENDING', activated_at: null, deposit_amount: '200.00' });
    expect(bonusInBrief(pending, now)).toMatchObject({ kind: 'waiting', deposit: '200.00' });
  });

  it.each([
    ['there is none', null],
    ['its time is over', wireActive({ expires_at: '2026-11-20T12:00:00.000Z' })],
    ['it waits for nothing that the player could do', wireActive({ status: 'PENDING', deposit_amount: null })],
    [
      'only a Monday brings it',
      wireActive({ status: 'PENDING', deposit_amount: '1.00', given_at: '2026-11-23T00:00:00.000Z' }),
    ],
  ])('nothing is told of a bonus when %s', (_, active) => {
    expect(bonusInBrief(active, now)).toBeNull();
  });
});

describe('the end of a bonus', () => {
  it('a bonus that was wagered is told with what reached the digital balance and what was over the cap', () => {
    const bonus = wireOwn({ status: 'COMPLETED', end_reason: 'wagered', released: '18.40', forfeited: '2.00' });
    expect(endToTell(bonus)).toEqual({
      kind: 'wagered',
      bonus: { id: bonus.id, name: 'Evening Hand', released: '18.40', forfeited: '2.00', currency: 'uah' },
    });
  });

  it.each(['burned_timeout', 'burned_low', 'lost', 'ended'] as const)('an end by %s is told in passing', (reason) => {
    expect(endToTell(wireOwn({ end_reason: reason }))).toEqual({ kind: 'other', reason, name: 'Evening Hand' });
  });

  it.each(['cancelled', 'burned_withdrawal', 'burned_deposit', 'no_loss', null] as const)(
    'an end by %s is not told: the player chose it, or was told elsewhere',
    (reason) => {
      expect(endToTell(wireOwn({ end_reason: reason }))).toBeNull();
    },
  );

  it('nothing is told of a bonus that is not in the list', () => {
    expect(endToTell(undefined)).toBeNull();
  });
});
