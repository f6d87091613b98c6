import { expect, it } from 'vitest';
import { isSameSecret } from './same-secret';

it('the same text is the same secret', () => {
  expect(isSameSecret('open-sesame', 'open-sesame')).toBe(true);
  expect(isSameSecret('', '')).toBe(true);
});

it.each(['open-sesam', 'open-sesame ', 'Open-sesame', '', 'open-sesamé'])('%j is another secret', (other) => {
  expect(isSameSecret('open-sesame', other)).toBe(false);
  expect(isSameSecret(other, 'open-sesame')).toBe(false);
});
