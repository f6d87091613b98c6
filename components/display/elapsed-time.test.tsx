// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ElapsedTime } from './elapsed-time';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('the time that has passed is there at once, goes on every second, and stops when it is no longer shown', () => {
  const { container, unmount } = render(<ElapsedTime since={Date.now() - 3_599_000} />);
  expect(container.textContent).toBe('59:59');
  act(() => vi.advanceTimersByTime(1000));
  expect(container.textContent).toBe('1:00:00');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('what begins by another clock a moment from now has lasted no time', () => {
  const { container } = render(<ElapsedTime since={Date.now() + 5_000} />);
  expect(container.textContent).toBe('0:00');
});
