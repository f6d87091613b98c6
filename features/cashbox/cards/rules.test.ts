import type { SavedCard } from '@kozyr/contracts/payments';
import { expect, it } from 'vitest';
import { monthOnCard, offeredCard } from './rules';

const card = (id: string, expired = false): SavedCard => ({
  id,
  brand: 'visa',
  last_four: '4242',
  good_until: '2028-04',
  expired,
});

it('the month of a card reads as on the card', () => {
  expect(monthOnCard('2028-04')).toBe('04/28');
});

it('the card used last is offered, unless its month is over', () => {
  expect(offeredCard([card('a'), card('b')])?.id).toBe('a');
  expect(offeredCard([card('a', true), card('b')])?.id).toBe('b');
  expect(offeredCard([card('a', true)])).toBeNull();
  expect(offeredCard([])).toBeNull();
});
