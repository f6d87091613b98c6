import { toMinor } from '@kozyr/contracts/money';
import { chanceParts, WHOLE_CHANCE } from '@kozyr/contracts/wheel-draw';
import { describe, expect, it } from 'vitest';
import { needsOf, WHEEL_SECTORS } from './rules';

describe.each(['uah', 'kzt'] as const)('the wheel in %s', (currency) => {
  const wheel = WHEEL_SECTORS[currency];

  it('a wheel has chances that add up to 100 %, names of their own, and one sector with nothing', () => {
    expect(wheel.reduce((sum, { chance }) => sum + chanceParts(chance), 0)).toBe(WHOLE_CHANCE);
    expect(new Set(wheel.map(({ id }) => id)).size).toBe(wheel.length);
    expect(wheel.filter(({ amount }) => toMinor(amount) === 0n)).toHaveLength(1);
  });

  it('a wheel brings what is said of it on the average', () => {
    const sum = wheel.reduce((all, { amount, chance }) => all + toMinor(amount) * BigInt(chanceParts(chance)), 0n);
    expect(sum / BigInt(WHOLE_CHANCE)).toBe(currency === 'uah' ? 645n : 6455n);
  });
});

describe('what a spin needs', () => {
  const now = new Date('2026-03-02T10:00:00Z');

  it('a spin needs one star and a deposit of the last 24 hours, each told by itself', () => {
    const dayAgo = new Date('2026-03-01T10:00:00.000Z');
    expect(needsOf(now, { stars: 1, depositAt: dayAgo })).toEqual({
      stars: { met: true, needed: 1, own: 1 },
      deposit: { met: true, within_hours: 24, last_at: dayAgo.toISOString() },
    });
    expect(needsOf(now, { stars: 0, depositAt: new Date(dayAgo.getTime() - 1) })).toMatchObject({
      stars: { met: false, own: 0 },
      deposit: { met: false },
    });
    expect(needsOf(now, { stars: 5, depositAt: null }).deposit).toEqual({
      met: false,
      within_hours: 24,
      last_at: null,
    });
  });
});
