import { describe, expect, it } from 'vitest';
import { badgeOf, wagerProgress } from './rules';

describe('wager progress', () => {
  it.each([
    ['1000', '1000', 0],
    ['250', '1000', 75],
    ['0.00', '1000', 100],
    ['333.33', '1000', 66.67],
    ['0', '0', 100],
    ['2000', '1000', 0],
  ])('a wager with %s left of %s is at %d %%', (left, total, percent) => {
    expect(wagerProgress({ left, total })).toBeCloseTo(percent, 5);
  });
});

describe('the bonus badge', () => {
  it('the bonus badge is for an active bonus first, then for a pending one, else counts those on offer', () => {
    expect(badgeOf('ACTIVE', 4)).toEqual({ kind: 'active' });
    expect(badgeOf('PENDING', 4)).toEqual({ kind: 'pending' });
    expect(badgeOf(null, 4)).toEqual({ kind: 'available', count: 4 });
    expect(badgeOf(null, 0)).toBeNull();
  });
});
