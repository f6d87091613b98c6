// @vitest-environment jsdom
import type { SavedCard } from '@kozyr/contracts/payments';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import en from '@/messages/en.json';
import { answerCalls, refusal, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { SavedCardsCard } from './saved-cards-card';

const t = en.savedCards;
const card = (nth: number, digits: string): SavedCard => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  brand: 'visa',
  last_four: digits,
  good_until: '2030-04',
  expired: false,
  save_again: false,
});
let cards: SavedCard[];
let down: boolean;
beforeEach(() => {
  cards = [card(1, '4242'), card(2, '0341')];
  down = false;
  signIn();
  answerCalls((call) => {
    if (call === 'GET /payments/cards') return [200, { items: cards }];
    if (down) return refusal('INTERNAL_SERVER_ERROR', { status: 500 });
    cards = cards.filter(({ id }) => !call.endsWith(id));
    return [204];
  });
});
const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));
const button = (name: string) => screen.getByRole('button', { name });
const forget = (digits: string) => t.forgetNamed.replace('{brand}', 'Visa').replace('{digits}', digits);

test('the question whether to forget a card begins at the safe answer, which leads back to where it was asked', async () => {
  renderApp(<SavedCardsCard />);
  (await screen.findByRole('button', { name: forget('4242') })).focus();
  await userEvent.keyboard('{Enter}');
  await hasFocus(() => button(t.keep));
  await userEvent.keyboard('{Enter}');
  await hasFocus(() => button(forget('4242')));
  expect(cards).toHaveLength(2);
});

test('a card that is forgotten leaves the focus with those that stay', async () => {
  renderApp(<SavedCardsCard />);
  for (const digits of ['4242', '0341']) {
    await userEvent.click(await screen.findByRole('button', { name: forget(digits) }));
    await userEvent.click(button(t.yes));
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
    await hasFocus(() => screen.getByRole('region', { name: t.title }));
  }
  expect(await screen.findByText(t.none)).toBeDefined();
});

test('a card that could not be forgotten is still asked about', async () => {
  down = true;
  renderApp(<SavedCardsCard />);
  await userEvent.click(await screen.findByRole('button', { name: forget('4242') }));
  await userEvent.click(button(t.yes));
  await waitFor(() => expect(button(t.yes)).toHaveProperty('disabled', false));
  await hasFocus(() => button(t.yes));
});
