import type { WithdrawalTerms } from '@kozyr/contracts/withdrawals';
import { describe, expect, it } from 'vitest';
import { wireActive, wireOffer } from '@/tests/support/bonus-wire';
import {
  checkAmount,
  dayIn,
  depositState,
  depositWarning,
  lastYear,
  mostToWithdraw,
  movementSign,
  obstacleTo,
  parseAmount,
  readAction,
  readDay,
  readGroup,
  readHistoryList,
  readPage,
  recipientProblem,
  spanProblem,
  spokenMinutes,
  wayOf,
  withdrawalAmountProblem,
  withdrawalPresets,
} from './rules';

const limits = { minimum: '50.00', maximum: '29999.00' };

describe('parseAmount', () => {
  it.each([
    ['50', '50.00'],
    ['1 250,5', '1250.50'],
    ['1\u202f250.05', '1250.05'],
    ['007', '7.00'],
  ])('reads %s as %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', 'abc', '-5', '1.234', '1e3', '1.2.3', '.5'])('refuses %j', (text) =>
    expect(parseAmount(text)).toBeNull(),
  );
});

describe('checkAmount', () => {
  it('takes an amount on either limit', () => {
    expect(checkAmount('50', limits)).toEqual({ ok: true, amount: '50.00' });
    expect(checkAmount('29999', limits)).toEqual({ ok: true, amount: '29999.00' });
  });

  it('names the limit that is missed', () => {
    expect(checkAmount('49.99', limits)).toEqual({ ok: false, problem: { reason: 'belowMinimum', limit: '50.00' } });
    expect(checkAmount('29999.01', limits)).toEqual({
      ok: false,
      problem: { reason: 'aboveMaximum', limit: '29999.00' },
    });
  });

  it('tells an empty field from a wrong one', () => {
    expect(checkAmount(' ', limits)).toMatchObject({ problem: { reason: 'required' } });
    expect(checkAmount('ten', limits)).toMatchObject({ problem: { reason: 'invalid' } });
    expect(checkAmount('250.', limits)).toMatchObject({ problem: { reason: 'incomplete' } });
    expect(checkAmount(',50', limits)).toMatchObject({ problem: { reason: 'incomplete' } });
  });
});

it('opens the deposit for a missing or unknown action', () => {
  expect(readAction(null)).toBe('deposit');
  expect(readAction('steal')).toBe('deposit');
  expect(readAction('history')).toBe('history');
});

it('begins history at page 1 for a number that is none', () => {
  expect(readPage('3')).toBe(3);
  for (const bad of [null, '0', '-1', '1.5', 'x', '1e99']) expect(readPage(bad)).toBe(1);
});

const terms: WithdrawalTerms = {
  currency: 'uah',
  available: '1000.01',
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
  it('is what is won, within what is left of the 24 hours', () => {
    expect(mostToWithdraw(terms)).toBe('1000.01');
    expect(mostToWithdraw({ ...terms, left_24h: '300.00' })).toBe('300.00');
  });

  it('can be taken half or whole, never below the smallest withdrawal', () => {
    expect(withdrawalPresets(terms)).toEqual([
      { key: 'half', amount: '500.00' },
      { key: 'all', amount: '1000.01' },
    ]);
    expect(withdrawalPresets({ ...terms, left_24h: '150.00' })).toEqual([{ key: 'all', amount: '150.00' }]);
    expect(withdrawalPresets({ ...terms, available: '99.99' })).toEqual([]);
  });

  it('names the limit that an amount misses: the smallest, the balance, or the 24 hours', () => {
    expect(withdrawalAmountProblem('100', terms)).toBeNull();
    expect(withdrawalAmountProblem('1 000,01', terms)).toBeNull();
    expect(withdrawalAmountProblem('99.99', terms)).toBe('belowMinimum');
    expect(withdrawalAmountProblem('1000.02', terms)).toBe('aboveBalance');
    expect(withdrawalAmountProblem('300.01', { ...terms, left_24h: '300.00' })).toBe('above24h');
    expect(withdrawalAmountProblem('', terms)).toBe('required');
    expect(withdrawalAmountProblem('250.', terms)).toBe('incomplete');
  });

  it('is forbidden by what the platform says first, then by an amount too small', () => {
    expect(obstacleTo(terms)).toBeNull();
    expect(obstacleTo({ ...terms, block: 'PAYOUT_RATING_TOO_LOW' })).toBe('PAYOUT_RATING_TOO_LOW');
    expect(obstacleTo({ ...terms, block: 'NOTHING_TO_WITHDRAW', available: '0.00' })).toBe('NOTHING_TO_WITHDRAW');
    expect(obstacleTo({ ...terms, block: 'NOTHING_TO_WITHDRAW', available: '99.99' })).toBe('BALANCE_BELOW_MINIMUM');
    expect(obstacleTo({ ...terms, available: '0.00' })).toBe('NOTHING_TO_WITHDRAW');
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
  ])('may be %s', (name) => expect(recipientProblem(name)).toBeNull());

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
  ])('%j is %s', (name, problem) => expect(recipientProblem(name)).toBe(problem));
});

describe('the way of a withdrawal', () => {
  const at = '2026-11-20T10:00:00.000Z';

  it('marks the present state and shows what is ahead', () => {
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

  it('ends where it was denied', () => {
    const steps = [
      { status: 'AWAITING_CARD' as const, at },
      { status: 'DENIED' as const, at },
    ];
    expect(wayOf({ status: 'DENIED', steps }).map(({ status, state }) => [status, state])).toEqual([
      ['AWAITING_CARD', 'done'],
      ['DENIED', 'present'],
    ]);
  });

  it('takes minutes or hours, never told shorter than they are', () => {
    expect(spokenMinutes(120, 'up')).toEqual({ unit: 'minutes', count: 120 });
    expect(spokenMinutes(1440, 'up')).toEqual({ unit: 'hours', count: 24 });
    expect(spokenMinutes(200, 'up')).toEqual({ unit: 'hours', count: 4 });
    expect(spokenMinutes(200, 'down')).toEqual({ unit: 'hours', count: 3 });
  });
});

it('calls a deposit unknown once its time is over and nobody has said what became of it', () => {
  const deposit = {
    id: 'd1',
    method: 'visa' as const,
    amount: '50.00',
    currency: 'uah' as const,
    status: 'AWAITING_DEPOSIT' as const,
    decline_reason: null,
    payment_url: null,
    pay_until: '2026-11-20T10:30:00.000Z',
    created_at: '2026-11-20T10:00:00.000Z',
    settled_at: null,
  };
  expect(depositState(deposit, new Date('2026-11-20T10:29:59Z'))).toBe('AWAITING_DEPOSIT');
  expect(depositState(deposit, new Date('2026-11-20T10:30:00Z'))).toBe('UNKNOWN');
  expect(depositState({ ...deposit, status: 'SUCCESS', pay_until: null }, new Date())).toBe('SUCCESS');
});

describe('the history an address asks for', () => {
  it('is all movements of every group for what is unknown', () => {
    expect(readHistoryList('rounds')).toBe('rounds');
    for (const bad of [null, '', 'ALL', 'x']) expect(readHistoryList(bad)).toBe('all');
    expect(readGroup('games')).toBe('games');
    for (const bad of [null, '', 'bets']) expect(readGroup(bad)).toBeUndefined();
  });

  it('takes days of the calendar alone', () => {
    expect(readDay('2024-02-29')).toBe('2024-02-29');
    for (const bad of [null, '', '2026-02-29', '2026-13-01', '26-01-01', '0026-01-01', '2026-1-1', 'today'])
      expect(readDay(bad)).toBeUndefined();
  });

  it('tells gains from losses and from what only moved', () => {
    expect(['0.01', '-0.01', '0.00'].map((amount) => movementSign({ amount }))).toEqual([1, -1, 0]);
  });
});

describe('the days of an export', () => {
  it('are the last 12 months at first, by the calendar of the currency', () => {
    const night = new Date('2026-11-20T22:30:00Z');
    expect(dayIn('Europe/Kyiv', night)).toBe('2026-11-21');
    expect(dayIn('UTC', night)).toBe('2026-11-20');
    expect(lastYear('2026-11-21')).toEqual({ from: '2025-11-22', to: '2026-11-21' });
    expect(lastYear('2024-02-29')).toEqual({ from: '2023-03-02', to: '2024-02-29' });
  });

  it('are both there, in order, and 366 at most', () => {
    expect(spanProblem('2024-01-01', '2024-12-31', 366)).toBeNull();
    expect(spanProblem('2025-01-01', '2026-01-02', 366)).toBe('tooLong');
    expect(spanProblem('2026-01-02', '2026-01-01', 366)).toBe('order');
    expect(spanProblem('', '2026-01-01', 366)).toBe('required');
  });
});

describe('what stands before a deposit that ends a bonus', () => {
  const running = (group: string, more: Parameters<typeof wireActive>[0] = {}) =>
    wireActive({ bonus: wireOffer({ burning_on_deposit: true, bonus_group: { name: group } }), ...more });

  it('is the warning of the first deposit, or of any other kind', () => {
    expect(depositWarning(running('WelcomeDeposit'))).toBe('welcome-deposit-cancellation-on-deposit-warning');
    expect(depositWarning(running('PercentDeposit'))).toBe('cancellation-on-deposit-warning-modal');
  });

  it('is nothing where none would be lost', () => {
    expect(depositWarning(null)).toBeNull();
    expect(depositWarning(wireActive())).toBeNull();
    expect(depositWarning(running('WelcomeDeposit', { status: 'PENDING' }))).toBeNull();
  });
});
