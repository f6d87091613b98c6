// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeModal, MAX_HELD_MS, onceShown, openModal, REST_MS, useHeldNotices, useModalQueue } from './modal-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  useModalQueue.setState(useModalQueue.getInitialState());
  vi.useRealTimers();
});

function Held({ held }: { held: boolean }) {
  useHeldNotices(held);
  return null;
}
const notice = () => openModal({ kind: 'linked', request: 'support' }, 'star-gained');
const shown = () => useModalQueue.getState().shown;

test('what a round brought is told when the game has shown it', () => {
  const { rerender } = render(<Held held />);
  const id = notice();
  expect(shown()).toBeNull();
  rerender(<Held held={false} />);
  expect(shown()).toBe(id);
});

test('a notice that lies there stays when the next round begins, and the next one waits for its end', () => {
  const { rerender } = render(<Held held={false} />);
  const first = notice();
  rerender(<Held held />);
  expect(shown()).toBe(first);
  const second = notice();
  closeModal(first);
  vi.advanceTimersByTime(REST_MS);
  expect(shown()).toBeNull();
  rerender(<Held held={false} />);
  expect(shown()).toBe(second);
});

test('a game that never ends its round keeps notices back for two minutes', () => {
  render(<Held held />);
  const id = notice();
  act(() => void vi.advanceTimersByTime(MAX_HELD_MS));
  expect(shown()).toBe(id);
});

test('what the player asks for opens while a game shows its round', () => {
  render(<Held held />);
  const id = openModal({ kind: 'linked', request: 'support' });
  expect(useModalQueue.getState().modals).toMatchObject([{ id, open: true }]);
});

test('a page that is left in the middle of a round holds nothing back any more', () => {
  const { unmount } = render(<Held held />);
  const id = notice();
  unmount();
  expect(shown()).toBe(id);
});

test('words in passing wait for the end of the round too, and are said once', () => {
  const told = vi.fn();
  const { rerender } = render(<Held held />);
  onceShown(told);
  expect(told).not.toHaveBeenCalled();
  rerender(<Held held={false} />);
  rerender(<Held held />);
  rerender(<Held held={false} />);
  expect(told).toHaveBeenCalledOnce();
  onceShown(told);
  expect(told).toHaveBeenCalledTimes(2);
});
