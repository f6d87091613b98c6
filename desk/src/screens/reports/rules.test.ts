import { expect, it } from 'vitest';
import { reportAsked, spanAsked } from './rules';

const NOW = new Date('2026-11-27T23:30:00Z');

it('the page of reports shows the last thirty days of the currency’s own calendar', () => {
  expect(spanAsked({}, NOW)).toEqual({ currency: 'uah', from: '2026-10-30', to: '2026-11-28' });
  expect(spanAsked({ currency: 'kzt' }, NOW)).toMatchObject({ currency: 'kzt', to: '2026-11-28' });
});

it('the page of reports takes a span from the address and leaves out what is no day', () => {
  expect(spanAsked({ from: '2026-01-01', to: '2026-01-31' }, NOW)).toMatchObject({
    from: '2026-01-01',
    to: '2026-01-31',
  });
  expect(spanAsked({ from: 'monday', currency: 'eur' }, NOW)).toMatchObject({ currency: 'uah', from: '2026-10-30' });
});

it('the page of reports shows days unless another report is asked for', () => {
  expect(reportAsked({})).toBe('days');
  expect(reportAsked({ tab: 'studios' })).toBe('studios');
  expect(reportAsked({ tab: 'moons' })).toBe('days');
});
