import { expect, it } from 'vitest';
import { spanAsked } from './rules';

const NOW = new Date('2026-03-02T10:00:00Z');

it('the page of statements shows the last seven days of the first account while nothing is asked', () => {
  expect(spanAsked({}, NOW)).toEqual({
    account: 'gateway_clearing',
    currency: 'uah',
    from: '2026-02-24',
    to: '2026-03-02',
  });
});

it('the page of statements takes what the address asks, and seven days up to its last day where it names no first', () => {
  expect(spanAsked({ account: 'jackpots', currency: 'kzt', from: '2026-01-01', to: '2026-01-31' }, NOW)).toEqual({
    account: 'jackpots',
    currency: 'kzt',
    from: '2026-01-01',
    to: '2026-01-31',
  });
  expect(spanAsked({ to: '2026-01-31' }, NOW).from).toBe('2026-01-25');
});

it('the page of statements passes over what is no account, currency or day', () => {
  expect(spanAsked({ account: 'players', currency: 'usd', from: '2026-02-30', to: 'now' }, NOW)).toEqual(
    spanAsked({}, NOW),
  );
});
