// @vitest-environment jsdom

import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { COUNTDOWN_TICK_MS, Countdown } from './countdown';

let time = 0;
beforeEach(() => {
  time = 5_000_000;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function show(until: number, onExpire = () => {}) {
  return render(
    <AppTexts locale="en" messages={messages}>
      <Countdown label="Until it burns" until={until} now={() => time} onExpire={onExpire} />
    </AppTexts>,
  );
}
const pass = (ms: number) =>
  act(() => {
    time += ms;
    vi.advanceTimersByTime(ms);
  });
const text = () => screen.getByRole('timer', { name: 'Until it burns' }).textContent;

test('a countdown ticks every 1000 ms, and not in between', () => {
  expect(COUNTDOWN_TICK_MS).toBe(1000);
  show(time + 90_061_000);
  expect(text()).toContain('01days');
  expect(text()).toContain('01seconds');
  const before = text();
  pass(999);
  expect(text()).toBe(before);
  pass(1);
  expect(text()).not.toBe(before);
});

test('a screen reader is told the whole time in words', () => {
  show(time + 2 * 86_400_000 + 3_000);
  expect(text()).toContain('2 days 0 hours 0 minutes 3 seconds');
});

test('a countdown expires once', () => {
  const expired = vi.fn();
  const { rerender } = show(time + 2_000, expired);
  pass(1_000);
  expect(expired).not.toHaveBeenCalled();
  pass(1_000);
  pass(5_000);
  expect(expired).toHaveBeenCalledTimes(1);
  rerender(<StrictMode />);
  expect(vi.getTimerCount()).toBe(0);
});

test('a countdown that was over before it began expires at once', () => {
  const expired = vi.fn();
  show(time - 1, expired);
  expect(expired).toHaveBeenCalledTimes(1);
});
