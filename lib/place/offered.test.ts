import { expect, test } from 'vitest';
import { offeredAt } from './offered';

test('a page is about what it offers, in every language and with whatever its address carries', () => {
  expect(offeredAt('/uk/bonuses?tab=available')).toBe('bonuses');
  expect(offeredAt('/cashbox#top')).toBe('money');
  expect(offeredAt('/kk/battles')).toBe('battles');
  expect(offeredAt('/games')).toBeUndefined();
  expect(offeredAt('/bonuses-of-others')).toBeUndefined();
});
