// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answer, answerCalls, refusal, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireOffer, wireUser } from '@/tests/support/rewards/bonus-wire';
import { AvailableBonuses } from './available-bonuses';

const first = wireOffer({ name: 'Evening Hand', is_public: false });
const second = wireOffer({ id: '00000000-0000-4000-8000-0000000000b2', name: 'Morning Hand', is_public: false });
const page = (item: typeof first): Answer => [
  200,
  { items: [item], total: 2, page: item === first ? 1 : 2, pageSize: 1 },
];
const tried = () => new Promise((resolve) => setTimeout(resolve, 300));

/** Two bonuses on offer, a page each, of which the second is answered as told. */
function show(secondPage: () => Answer | Promise<Answer>) {
  signIn();
  const sent = answerCalls((call, { query }) => {
    if (call === 'GET /users') return [200, wireUser];
    if (call === 'GET /bonuses') return query.page === '1' ? page(first) : secondPage();
    return refusal('NOT_FOUND', { status: 404 });
  });
  renderApp(<AvailableBonuses toGames={null} />);
  return () => sent.filter(({ call, query }) => call === 'GET /bonuses' && query.page === '2').length;
}

test('bonuses on offer are shown once all pages of them are here', async () => {
  let answer: (answer: Answer) => void = () => undefined;
  const coming = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  const asked = show(() => coming);
  await vi.waitFor(() => expect(asked()).toBe(1));
  expect(screen.queryByText(first.name)).toBeNull();
  answer(page(second));
  expect(await screen.findByText(first.name)).toBeTruthy();
  expect(screen.getByText(second.name)).toBeTruthy();
});

test('a page of bonuses that does not come is said, leaves those that are here, and is asked for again by a press alone', async () => {
  let answer: Answer = refusal('INTERNAL_SERVER_ERROR', { status: 500 });
  const asked = show(() => answer);
  expect(await screen.findByText(first.name)).toBeTruthy();
  const alert = within(await screen.findByRole('alert'));
  await tried();
  expect(asked()).toBeLessThanOrEqual(2);
  answer = page(second);
  await userEvent.setup().click(alert.getByRole('button'));
  expect(await screen.findByText(second.name)).toBeTruthy();
});
