import { expect, test } from 'vitest';
import { pipsOf } from './pips';

test('a card has as many pips as it says, no two in one place, and as many on its left as on its right', () => {
  for (let count = 1; count <= 10; count += 1) {
    const pips = pipsOf(count);
    expect(new Set(pips.map(String)).size, String(count)).toBe(count);
    expect(pips.filter(([x]) => x === 0)).toHaveLength(pips.filter(([x]) => x === 100).length);
  }
});
