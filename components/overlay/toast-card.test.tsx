// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToastCard, type ToastKind } from './toast-card';

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
