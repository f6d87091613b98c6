import type { SavedCard } from '@kozyr/contracts/payments';
import { expect, it } from 'vitest';
import { deadBy, monthOnCard, offeredCard } from './rules';

const card = (id: string, expired = false): SavedCard => ({
  id,
  brand: 'visa',
  last_four: '4242',
  good_until: '2028-04',
  expired,
  save_again: false,
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

it('a card that has to be saved again is not offered, and says why it takes no deposits', () => {
  const lost = { ...card('a'), save_again: true };
  expect(offeredCard([lost, card('b')])?.id).toBe('b');
  expect(offeredCard([lost])).toBeNull();
  expect([lost, card('b', true), card('c')].map(deadBy)).toEqual(['saveAgain', 'expired', null]);
});
