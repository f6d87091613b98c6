// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { JackpotWinModal } from './jackpot-win-modal';

function show(suit: 'clubs' | 'diamonds' | 'hearts' | 'spades', amount: string) {
  render(
    <AppTexts locale="en" messages={messages}>
      <JackpotWinModal texts={{}} win={{ suit, amount, stake: '10', currency: 'uah' }} onClose={() => undefined} />
    </AppTexts>,
  );
}
const cards = () => [...document.querySelectorAll('[data-flipped]')].map((card) => card.getAttribute('data-flipped'));

test.each(['clubs', 'diamonds', 'hearts', 'spades'] as const)('a jackpot of %s names its level and amount', (suit) => {
  show(suit, '4800.20');
  expect(screen.getByText(`Jackpot of ${suit}`)).toBeDefined();
  expect(document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ')).toContain('4 800.20 ₴');
});

test('the three cards of a jackpot turn over one after another', async () => {
  show('hearts', '100');
  expect(cards()).toEqual(['false', 'false', 'false']);
  await vi.waitFor(() => expect(cards()).toEqual(['true', 'true', 'true']), { timeout: 5000 });
});

test.each([
  ['10.00', true],
  ['9.99', false],
])('a win of %s at a stake of 10 is celebrated: %s', (amount, celebrated) => {
  show('clubs', amount);
  expect(document.querySelector('.rays') !== null).toBe(celebrated);
});
