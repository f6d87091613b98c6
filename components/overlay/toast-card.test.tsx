// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SEEN_AFTER_MS, ToastCard, type ToastKind } from './toast-card';

const KINDS: readonly ToastKind[] = ['success', 'error', 'warning', 'info'];

test('each kind has an icon of its own', () => {
  const drawn = KINDS.map((kind) => {
    const { container, unmount } = render(<ToastCard kind={kind} title="Title" message="Message" />);
    const path = container.querySelector('svg path')?.getAttribute('d');
    unmount();
    return path;
  });
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(KINDS.length);
});

test('the message stands below the title, both white', () => {
  render(<ToastCard kind="error" title="Error" message="Declined" />);
  const [title, message] = [screen.getByText('Error'), screen.getByText('Declined')];
  expect(title.nextElementSibling).toBe(message);
  for (const line of [title, message])
    expect([...line.classList]).toEqual(expect.arrayContaining(['block', 'text-white']));
});

test('a toast counts as seen after a moment in a tab that is looked at, and not before', () => {
  vi.useFakeTimers();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const turnTo = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const onSeen = vi.fn();
  const { unmount } = render(<ToastCard kind="success" title="Success" message="Registered" onSeen={onSeen} />);
  vi.advanceTimersByTime(SEEN_AFTER_MS);
  turnTo('visible');
  vi.advanceTimersByTime(SEEN_AFTER_MS - 1);
  turnTo('hidden');
  vi.advanceTimersByTime(SEEN_AFTER_MS);
  expect(onSeen).not.toHaveBeenCalled();
  turnTo('visible');
  vi.advanceTimersByTime(SEEN_AFTER_MS);
  expect(onSeen).toHaveBeenCalledOnce();
  unmount();
  visibility.mockRestore();
  vi.useRealTimers();
});
