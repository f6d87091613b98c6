// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { userQuery } from '@/features/account/queries';
import messages from '@/messages/en.json';
import { answerCalls, noAnswer, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { OPEN_PLACE } from '@/tests/support/places';
import { newQueryClient, renderApp } from '@/tests/support/render-app';
import { ratingQuery } from '../queries';
import { starMomentClosed, useStarMoment } from '../store';
import { RatingListener } from './rating-listener';
import { RatingTab } from './rating-tab';
import { StarGainedModal } from './star-gained-modal';

let notices: Notice[];
let stopNotices: () => void;
beforeEach(() => {
  localStorage.clear();
  useStarMoment.setState(useStarMoment.getInitialState());
  signIn();
  answerCalls(noAnswer);
  answerEvents();
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
});
afterEach(() => {
  stopNotices();
  vi.unstubAllGlobals();
});

const THRESHOLDS = ['0.00', '1000.00', '10000.00', '50000.00', '250000.00', '1000000.00'];
const PERCENTS = ['0.00', '3.00', '5.00', '7.00', '10.00', '12.00'];

const gained = () => useStarMoment.getState().gained;

type Own = { rating: number; turnover: string };

/** What the platform answers of a rating. */
const own = (known: Own) => ({
  ...known,
  currency: 'uah' as const,
  stars: THRESHOLDS.map((turnover, stars) => ({
    stars,
    turnover,
    cashback_percent: PERCENTS[stars] ?? '',
    payouts: stars >= 2,
    wheel: stars >= 1,
  })),
});

function show(part: ReactNode, known: Own) {
  const client = newQueryClient();
  client.setQueryData(ratingQuery.queryKey, own(known));
  client.setQueryData(userQuery.queryKey, {
    id: '00000000-0000-4000-8000-000000000009',
    rating: known.rating,
    currency: 'uah',
    country: 'UA',
    phone: '380671234567',
    phone_verified: true,
    protection: { state: 'active', until: null },
    may_promote: true,
    place: OPEN_PLACE,
    email: null,
    created_at: '2026-03-02T10:00:00.000Z',
  });
  renderApp(part, { client });
}

test('the rating tab tells the stars, the way to the next one, and what each takes and brings', () => {
  show(<RatingTab />, { rating: 1, turnover: '4000.00' });
  expect(screen.getByTestId('rating-stars').textContent).toBe('1 star of 5');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByText(/to go until 2 stars/).textContent?.replace(/[\u00a0\u202f]/g, ' ')).toContain('6 000.00 ₴');
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const cells = rows.map((row) => row.textContent?.replace(/[\u00a0\u202f]/g, ' ') ?? '');
  expect(cells).toHaveLength(6);
  expect(cells[1]).toContain(messages.ratingTab.yours);
  expect(cells[1]).toContain('3%');
  expect(cells[1]).toMatch(/Closed.*Open/);
  expect(cells[5]).toMatch(/1 000 000 ₴.*12%.*Open.*Open/);
});

test('a player with all stars reads that there is none above', () => {
  show(<RatingTab />, { rating: 5, turnover: '1000000.00' });
  expect(screen.getByText(messages.ratingTab.top)).toBeDefined();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a star that is gained is told with what it opens, one that is lost is not told', async () => {
  answerCalls((call) => (call === 'GET /rating' ? [200, own({ rating: 2, turnover: '10000.00' })] : noAnswer()));
  show(<RatingListener />, { rating: 1, turnover: '4000.00' });
  await tellEvent({ type: 'rating', rating: 0 });
  expect(gained()).toBeNull();
  await tellEvent({ type: 'rating', rating: 2 });
  await waitFor(() => expect(gained()).toEqual({ stars: 2, cashback: '5.00', wheel: false, payouts: true }));
  expect(notices).toEqual([]);
});

test('a star is told in passing where what it opens is not known now', async () => {
  show(<RatingListener />, { rating: 1, turnover: '4000.00' });
  await tellEvent({ type: 'rating', rating: 2 });
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'success', message: 'Your rating is now 2 stars', id: 'rating' }]),
  );
  expect(gained()).toBeNull();
});

test('a star that came back after an undone round is no second moment', async () => {
  answerCalls((call) => (call === 'GET /rating' ? [200, own({ rating: 2, turnover: '10000.00' })] : noAnswer()));
  show(<RatingListener />, { rating: 1, turnover: '4000.00' });
  await tellEvent({ type: 'rating', rating: 2 });
  await waitFor(() => expect(gained()).not.toBeNull());
  starMomentClosed({ stars: 2, cashback: null, wheel: false, payouts: false });
  await tellEvent({ type: 'rating', rating: 2 });
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(gained()).toBeNull();
});

test('the moment of a star says how many there are and what it opens', () => {
  renderApp(
    <StarGainedModal
      gained={{ stars: 2, cashback: '5.00', wheel: false, payouts: true }}
      ratingHref="/profile?tab=rating"
      onClose={() => undefined}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'You have 2 stars' });
  const opened = within(dialog).getAllByRole('listitem');
  expect(opened.map(({ textContent }) => textContent)).toEqual(['Weekly cashback of 5%', 'Withdrawals']);
});

test('a star that opens nothing says so', () => {
  renderApp(
    <StarGainedModal
      gained={{ stars: 1, cashback: null, wheel: false, payouts: false }}
      ratingHref="/profile?tab=rating"
      onClose={() => undefined}
    />,
  );
  expect(screen.getByText(messages.ratingModal.gained.nothing)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});
