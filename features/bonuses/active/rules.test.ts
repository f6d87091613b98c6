import { describe, expect, it } from 'vitest';
import { badgeOf } from './rules';

describe('the bonus badge', () => {
  it('the bonus badge is for an active bonus first, then for a pending one, else counts those on offer', () => {
    expect(badgeOf('ACTIVE', 4)).toEqual({ kind: 'active' });
    expect(badgeOf('PENDING', 4)).toEqual({ kind: 'pending' });
    expect(badgeOf(null, 4)).toEqual({ kind: 'available', count: 4 });
    expect(badgeOf(null, 0)).toBeNull();
  });
});
