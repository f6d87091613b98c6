// @vitest-environment jsdom

import type { WheelSpin } from '@kozyr/contracts/wheel';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { useWheelMotion } from '../store';
import type { WheelDay } from '../types';
import { WheelBoard } from './wheel-board';

const t = messages.wheel;
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
const sectors = ['50 ₴', '100 ₴', '20 ₴', '500 ₴', 'Nothing', '10 ₴', '200 ₴', '5 000 ₴'].map((label, position) => ({
  id: `sector-${position}`,
  label,
  chance: position === 7 ? '0.53' : '14.21',
  suit: SUITS[position % 4] ?? 'spades',
  empty: position === 4,
}));
const WHEEL: WheelDay = {
  sectors,
  needs: { stars: { met: true, needed: 1, own: 1 }, deposit: { met: true, within_hours: 24 } },
  spin: null,
  seedHash: 'a3'.repeat(32),
  nextAt: Date.now() + 3_600_000,
};
/** Its seeds lead to its sector. */
const SPIN: WheelSpin = {
  id: '00000000-0000-4000-8000-000000000001',
  day: '2026-03-02',
  sector_id: 'sector-1',
  amount: '100.00',
  currency: 'uah',
  spun_at: '2026-03-02T10:00:00.000Z',
  seed_hash: '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0',
  server_seed: '07'.repeat(32),
  client_seed: 'gallery',
  sectors: sectors.map(({ id, chance, suit }) => ({ id, chance, suit, amount: '100.00' })),
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // jsdom has no animations: each is over at once.
  Element.prototype.animate = vi.fn(() =>
    Object.assign(Object.create(null), { finished: Promise.resolve(), cancel() {} }),
  );
});

function show(day: Partial<WheelDay>, onSpin = vi.fn(async (_seed: string) => 'sector-3')) {
  render(
    <AppTexts locale="en" messages={messages}>
      <WheelBoard
        day={{ ...WHEEL, ...day }}
        depositHref="/cashbox"
        ratingHref="/profile?tab=rating"
        onSpin={onSpin}
        onNextDay={() => undefined}
      />
    </AppTexts>,
  );
  return onSpin;
}

test('each condition that is missing is named and led to, and the wheel can not be spun', () => {
  const { stars, deposit } = WHEEL.needs;
  show({ needs: { stars: { ...stars, met: false, own: 0 }, deposit: { ...deposit, met: false } } });
  expect(screen.getByRole('link', { name: t.toRating }).getAttribute('href')).toBe('/en/profile?tab=rating');
  expect(screen.getByRole('link', { name: t.toDeposit }).getAttribute('href')).toBe('/en/cashbox');
  expect(screen.queryByRole('button', { name: t.spin })).toBeNull();
});

test('a condition that is met leads nowhere', () => {
  show({ needs: { ...WHEEL.needs, deposit: { met: false, within_hours: 24 } } });
  expect(screen.queryByRole('link', { name: t.toRating })).toBeNull();
  expect(screen.getByRole('link', { name: t.toDeposit })).toBeDefined();
});

test('today’s prize and the time to the next spin are shown after a reload, and its check comes out good', async () => {
  show({ spin: SPIN, seedHash: null });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('You won: 100 ₴');
  expect(screen.getByRole('timer')).toBeDefined();
  expect(screen.queryByRole('button', { name: t.spin })).toBeNull();
  fireEvent.click(screen.getByText(t.fair.title));
  fireEvent.click(screen.getByRole('button', { name: t.fair.check }));
  await waitFor(() => expect(screen.getByText(t.fair.good)).toBeDefined());
});

test('a spin that was not drawn as it says is found out', async () => {
  show({ spin: { ...SPIN, sector_id: 'sector-7' }, seedHash: null });
  fireEvent.click(screen.getByText(t.fair.title));
  fireEvent.click(screen.getByRole('button', { name: t.fair.check }));
  await waitFor(() => expect(screen.getByText(t.fair.bad)).toBeDefined());
});

test('a spin uses the player’s own seed, tells that it turns, and leads the keyboard to the result', async () => {
  const onSpin = show({});
  fireEvent.click(screen.getByText(t.fair.title));
  fireEvent.change(screen.getByLabelText(t.fair.own), { target: { value: 'моє own_seed!' } });
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: t.spin }));
  expect(onSpin).toHaveBeenCalledWith('own_seed');
  expect(useWheelMotion.getState().turning).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(1_200));
  vi.useRealTimers();
  expect(useWheelMotion.getState().turning).toBe(false);
  expect(document.activeElement?.textContent).toBe('You won: 500 ₴');
});

test('a spin that came to nothing says so plainly', () => {
  show({ spin: { ...SPIN, sector_id: 'sector-4', amount: '0.00' }, seedHash: null });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(t.wonNothing);
});
