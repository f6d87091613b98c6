import { expect, it } from 'vitest';
import { reportAsked, spanAsked, withBand } from './rules';

const NOW = new Date('2026-11-27T23:30:00Z');

it('the page of reports shows the last thirty days of the currency’s own calendar', () => {
  expect(spanAsked({}, NOW)).toEqual({ currency: 'uah', from: '2026-10-30', to: '2026-11-28' });
  expect(spanAsked({ currency: 'kzt' }, NOW)).toMatchObject({ currency: 'kzt', to: '2026-11-28' });
});

it('the report of cohorts shows the last twelve weeks', () => {
  expect(spanAsked({ tab: 'cohorts' }, NOW)).toMatchObject({ from: '2026-09-06', to: '2026-11-28' });
});

it('bands are drawn of games that have one, around what was observed', () => {
  const game = { studio: null, bets: 1, stakes: '1.00', wins: '0.00', ggr: '1.00', rtp: '90.00' };
  const band = { rounds: 5_000, rtp: '90.00', verdict: null };
  const drawn = withBand([
    { ...game, id: 'fox', title: 'Fox', expected_rtp: '96.00', band: { ...band, low: '85.00', high: '95.50' } },
    { ...game, id: 'rush', title: 'Rush', expected_rtp: null, band: { ...band, low: null, high: null } },
    { ...game, id: 'none', title: 'None', expected_rtp: null, band: null },
  ]);
  expect(drawn).toEqual([{ title: 'Fox', observed: 90, around: [5, 5.5], stated: 96 }]);
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
