// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '@/messages/en.json';
import { HOURLY, NO_BREAK } from '@/tests/support/places';
import { renderApp } from '@/tests/support/render-app';
import { inOwnTime } from '../rules';
import { GamingClock } from './gaming-clock';

const t = en.wallet.playing;
const rest = { check: HOURLY, break: NO_BREAK };
const running = { began_at: '2026-11-20T10:00:00.000Z', seconds: 65, staked: '40.00', won: '12.50', net: '-27.50' };
const shownFor = (name: string) => screen.getByText(name).nextElementSibling?.textContent?.replaceAll(/\s/g, '');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a player reads how long they have been playing, second by second, and what came of it', () => {
  renderApp(<GamingClock played={inOwnTime({ currency: 'uah', running, ...rest }, Date.now())} />);
  expect(shownFor(t.time)).toBe('1:05');
  expect(shownFor(t.result)).toBe('−27.50₴');
  act(() => vi.advanceTimersByTime(2000));
  expect(shownFor(t.time)).toBe('1:07');
});

test('nothing is shown and nothing ticks while the player does not play, or nothing is known yet', () => {
  const { container, rerender } = renderApp(<GamingClock played={undefined} />);
  expect(container.textContent).toBe('');
  rerender(<GamingClock played={inOwnTime({ currency: 'uah', running: null, ...rest }, Date.now())} />);
  expect(container.textContent).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});
