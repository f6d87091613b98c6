import { toMinor } from '@kozyr/contracts/money';
import { BUILT_IN_WHEEL } from '@kozyr/contracts/promotions/wheel';
import { chanceParts, WHOLE_CHANCE } from '@kozyr/contracts/wheel-draw';
import { describe, expect, it } from 'vitest';
import { needsOf, wheelDay } from './rules';
import { sectorsOf } from './rules-of-day';

describe.each(['uah', 'kzt'] as const)('the wheel in %s', (currency) => {
  const wheel = sectorsOf(BUILT_IN_WHEEL, currency);

  it('a wheel has chances that add up to 100 %, names of their own, and no sector with nothing', () => {
    expect(wheel.reduce((sum, { chance }) => sum + chanceParts(chance), 0)).toBe(WHOLE_CHANCE);
    expect(new Set(wheel.map(({ id }) => id)).size).toBe(wheel.length);
    const least = currency === 'uah' ? 300n : 3_000n;
    expect(wheel.filter(({ amount }) => toMinor(amount) < least)).toEqual([]);
  });

  it('a wheel brings what is said of it on the average', () => {
    const sum = wheel.reduce((all, { amount, chance }) => all + toMinor(amount) * BigInt(chanceParts(chance)), 0n);
    expect(sum / BigInt(WHOLE_CHANCE)).toBe(currency === 'uah' ? 643n : 6430n);
  });
});

describe('what a spin needs', () => {
  const now = new Date('2026-03-02T10:00:00Z');

  it('a spin needs one star and a deposit of the last 24 hours, each told by itself', () => {
    const dayAgo = new Date('2026-03-01T10:00:00.000Z');
    expect(needsOf(now, { stars: 1, needed: 1, depositAt: dayAgo })).toEqual({
      stars: { met: true, needed: 1, own: 1 },
      deposit: { met: true, within_hours: 24, last_at: dayAgo.toISOString() },
    });
    expect(needsOf(now, { stars: 0, needed: 1, depositAt: new Date(dayAgo.getTime() - 1) })).toMatchObject({
      stars: { met: false, own: 0 },
      deposit: { met: false },
    });
    expect(needsOf(now, { stars: 5, needed: 1, depositAt: null }).deposit).toEqual({
      met: false,
      within_hours: 24,
      last_at: null,
    });
  });
});

const at = (moment: string, currency: 'uah' | 'kzt') => {
  const { day, nextAt } = wheelDay(new Date(moment), currency);
  return [day, nextAt.toISOString()];
};

describe('the day of the wheel', () => {
  it.each([
    ['2026-03-02T10:00:00Z', 'uah', '2026-03-02', '2026-03-02T22:00:00.000Z'],
    ['2026-03-02T21:59:59.999Z', 'uah', '2026-03-02', '2026-03-02T22:00:00.000Z'],
    ['2026-03-02T22:00:00Z', 'uah', '2026-03-03', '2026-03-03T22:00:00.000Z'],
    ['2026-03-02T18:59:59Z', 'kzt', '2026-03-02', '2026-03-02T19:00:00.000Z'],
    ['2026-03-02T19:00:00Z', 'kzt', '2026-03-03', '2026-03-03T19:00:00.000Z'],
    ['2026-12-31T23:00:00Z', 'uah', '2027-01-01', '2027-01-01T22:00:00.000Z'],
  ] as const)('the day of the wheel at %s for %s is %s until %s', (moment, currency, day, next) => {
    expect(at(moment, currency)).toEqual([day, next]);
  });

  it('the day of the wheel has 23 hours in Kyiv when clocks go forward, 25 when they go back, and 24 in Almaty', () => {
    expect(at('2026-03-28T22:00:00Z', 'uah')).toEqual(['2026-03-29', '2026-03-29T21:00:00.000Z']);
    expect(at('2026-03-29T20:59:59Z', 'uah')).toEqual(['2026-03-29', '2026-03-29T21:00:00.000Z']);
    expect(at('2026-10-24T21:00:00Z', 'uah')).toEqual(['2026-10-25', '2026-10-25T22:00:00.000Z']);
    // 03:30 comes twice that night: one day all the same.
    expect(at('2026-10-25T00:30:00Z', 'uah')).toEqual(at('2026-10-25T01:30:00Z', 'uah'));
    expect(at('2026-03-28T19:00:00Z', 'kzt')).toEqual(['2026-03-29', '2026-03-29T19:00:00.000Z']);
    expect(at('2026-10-24T19:00:00Z', 'kzt')).toEqual(['2026-10-25', '2026-10-25T19:00:00.000Z']);
  });

  it('the day of the wheel gives every moment of two years one day, which ends when the next begins', () => {
    for (const currency of ['uah', 'kzt'] as const) {
      let { day, nextAt } = wheelDay(new Date('2025-12-31T23:30:00Z'), currency);
      for (let days = 0; days < 730; days += 1) {
        expect(wheelDay(new Date(nextAt.getTime() - 1), currency).day).toBe(day);
        const next = wheelDay(nextAt, currency);
        expect(next.day > day).toBe(true);
        ({ day, nextAt } = next);
      }
    }
  });
});
