// @vitest-environment jsdom

import type { JackpotLevel, JackpotRound } from '@kozyr/contracts/jackpots';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { JackpotRoundModal } from './jackpot-round-modal';

const on = { onTurn: vi.fn(), onFinish: vi.fn(), onClose: vi.fn() };

function show(suits: JackpotLevel[], over: { level?: JackpotLevel; turning?: number; failed?: boolean } = {}) {
  vi.clearAllMocks();
  const round: JackpotRound = {
    id: 'one',
    status: over.level ? 'paid' : 'open',
    currency: 'uah',
    draw_hash: 'abc',
    draw_seed: null,
    turned: suits.map((suit, position) => ({ position, suit })),
    level: over.level ?? null,
    amount: over.level ? '700.00' : null,
    stake: '10.00',
    game: null,
    begun_at: '',
    paid_at: null,
  };
  render(
    <AppTexts locale="en" messages={messages}>
      <JackpotRoundModal round={round} turning={over.turning ?? null} failed={over.failed ?? false} {...on} />
    </AppTexts>,
  );
}
const card = (name: string) => screen.getByRole('button', { name });

test('a round has 12 cards face down, one stop of the Tab key, and arrows lead from card to card', async () => {
  show([]);
  expect(screen.getAllByRole('button', { name: /face down/ })).toHaveLength(12);
  expect(document.querySelectorAll('[role=group] button[tabindex="0"]')).toHaveLength(1);
  card('Card 1, face down').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(card('Card 6, face down'));
  await userEvent.keyboard('{Enter}');
  expect(on.onTurn).toHaveBeenCalledExactlyOnceWith(5);
});

test('each turned card is said, and how far each suit has come', async () => {
  show(['hearts', 'clubs', 'hearts']);
  expect(card('Card 3: hearts')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'clubs: 1 of 3',
    'diamonds: 0 of 3',
    'hearts: 2 of 3',
    'spades: 0 of 3',
  ]);
  expect(document.querySelector('[aria-live=polite]')?.textContent).toBe('hearts: 2 of 3');
  await userEvent.click(card('Card 3: hearts'));
  expect(on.onTurn).not.toHaveBeenCalled();
});

test('nothing turns while a card is being turned', async () => {
  show([], { turning: 4 });
  await userEvent.click(card('Card 1, face down'));
  expect(on.onTurn).not.toHaveBeenCalled();
});

test('a card that was not turned is said, and can be tried again', async () => {
  show([], { failed: true });
  expect(screen.getByRole('alert').textContent).toBe('The card was not turned. Try again: nothing is lost.');
  await userEvent.click(card('Card 1, face down'));
  expect(on.onTurn).toHaveBeenCalledExactlyOnceWith(0);
});

test('a round ends with three of a suit, and leads to the win', async () => {
  show(['hearts', 'hearts', 'hearts'], { level: 'hearts' });
  expect(screen.getByRole('dialog', { name: 'Three hearts!' })).toBeDefined();
  await userEvent.click(card('Card 9, face down'));
  expect(on.onTurn).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'To your win' }));
  expect(on.onFinish).toHaveBeenCalledOnce();
});

test('a round may be left at any time', async () => {
  show(['hearts']);
  await userEvent.keyboard('{Escape}');
  expect(on.onClose).toHaveBeenCalledOnce();
});
