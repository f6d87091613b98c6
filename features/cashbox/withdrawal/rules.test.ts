import type { WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { describe, expect, it } from 'vitest';
import {
  mostToWithdraw,
  obstacleTo,
  recipientProblem,
  spokenMinutes,
  wayOf,
  withdrawalAmountProblem,
  withdrawalPresets,
} from './rules';

const terms: WithdrawalTerms = {
  currency: 'uah',
  available: '1000.01',
  unplayed_included: false,
  minimum: '100.00',
  maximum_24h: '5000.00',
  left_24h: '5000.00',
  maximum_per_day: 3,
  left_per_day: 3,
  frees_at: null,
  rating: 1,
  min_rating: 1,
  block: null,
  approval: { earliest: 10, latest: 1440, basis: 'published' },
  payout: { earliest: 10, latest: 120, basis: 'published' },
  burns: null,
};

describe('what can be withdrawn (§9)', () => {
  it('what can be withdrawn is what is won, within what is left of the 24 hours', () => {
    expect(mostToWithdraw(terms)).toBe('1000.01');
    expect(mostToWithdraw({ ...terms, left_24h: '300.00' })).toBe('300.00');
  });

  it('the half and the whole can be taken, never below the smallest withdrawal', () => {
    expect(withdrawalPresets(terms)).toEqual([
      { key: 'half', amount: '500.00' },
      { key: 'all', amount: '1000.01' },
    ]);
    expect(withdrawalPresets({ ...terms, left_24h: '150.00' })).toEqual([{ key: 'all', amount: '150.00' }]);
    expect(withdrawalPresets({ ...terms, available: '99.99' })).toEqual([]);
  });

  it('an amount that can’t be withdrawn names the limit: the smallest, the balance, or the 24 hours', () => {
    expect(withdrawalAmountProblem('100', terms)).toBeNull();
    expect(withdrawalAmountProblem('1 000,01', terms)).toBeNull();
    expect(withdrawalAmountProblem('99.99', terms)).toBe('belowMinimum');
    expect(withdrawalAmountProblem('1000.02', terms)).toBe('aboveBalance');
    expect(withdrawalAmountProblem('300.01', { ...terms, left_24h: '300.00' })).toBe('above24h');
    expect(withdrawalAmountProblem('1000.02', { ...terms, unplayed_included: true })).toBe('aboveAll');
    expect(withdrawalAmountProblem('', terms)).toBe('required');
    expect(withdrawalAmountProblem('250.', terms)).toBe('incomplete');
  });

  it('a withdrawal is forbidden by what the platform says first, then by an amount too small', () => {
    expect(obstacleTo(terms)).toBeNull();
    expect(obstacleTo({ ...terms, block: 'PAYOUT_RATING_TOO_LOW' })).toBe('PAYOUT_RATING_TOO_LOW');
    expect(obstacleTo({ ...terms, block: 'NOTHING_TO_WITHDRAW', available: '0.00' })).toBe('NOTHING_TO_WITHDRAW');
    expect(obstacleTo({ ...terms, block: 'NOTHING_TO_WITHDRAW', available: '99.99' })).toBe('BALANCE_BELOW_MINIMUM');
    expect(obstacleTo({ ...terms, available: '0.00' })).toBe('NOTHING_TO_WITHDRAW');
    expect(obstacleTo({ ...terms, available: '0.00', unplayed_included: true })).toBe('NOTHING_LEFT');
    expect(obstacleTo({ ...terms, left_24h: '99.99' })).toBe('WITHDRAWAL_ABOVE_24H_LIMIT');
  });
});

describe('a recipient (§5)', () => {
  it.each([
    'Taras Shevchenko',
    " Д'Артаньян  Іваненко ",
    'Әлия Нұрланқызы',
    'Anna-Maria de la Cruz',
    'J. R. Ronald Tolkien',
  ])('a recipient may be called %s', (name) => expect(recipientProblem(name)).toBeNull());

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['Taras', 'twoWords'],
    ['T. Shevchenko', 'fullName'],
    ['Т.Г. Шевченко', 'fullName'],
    ['Taras 007', 'notValid'],
    ['Taras @home', 'notValid'],
    ['Taras --', 'notValid'],
    [`${'a'.repeat(50)} ${'b'.repeat(50)}`, 'notValid'],
  ])('the recipient %j is refused as %s', (name, problem) => expect(recipientProblem(name)).toBe(problem));
});

describe('the way of a withdrawal', () => {
  const at = '2026-11-20T10:00:00.000Z';

  it('the way of a withdrawal marks the present state and shows what is ahead', () => {
    const steps = [
      { status: 'AWAITING_CARD' as const, at },
      { status: 'WAITING_FOR_APPROVAL' as const, at },
    ];
    expect(wayOf({ status: 'WAITING_FOR_APPROVAL', steps })).toEqual([
      { status: 'AWAITING_CARD', at, state: 'done' },
      { status: 'WAITING_FOR_APPROVAL', at, state: 'present' },
      { status: 'PAYING', state: 'ahead' },
      { status: 'SUCCESS', state: 'ahead' },
    ]);
  });

  it('the way of a withdrawal ends where it was denied', () => {
    const steps = [
      { status: 'AWAITING_CARD' as const, at },
      { status: 'DENIED' as const, at },
    ];
    expect(wayOf({ status: 'DENIED', steps }).map(({ status, state }) => [status, state])).toEqual([
      ['AWAITING_CARD', 'done'],
      ['DENIED', 'present'],
    ]);
  });

  it('a time in minutes or hours is never told shorter than it is', () => {
    expect(spokenMinutes(120, 'up')).toEqual({ unit: 'minutes', count: 120 });
    expect(spokenMinutes(1440, 'up')).toEqual({ unit: 'hours', count: 24 });
    expect(spokenMinutes(200, 'up')).toEqual({ unit: 'hours', count: 4 });
    expect(spokenMinutes(200, 'down')).toEqual({ unit: 'hours', count: 3 });
  });
});
