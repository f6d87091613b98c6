// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionHost } from './connection-host';

afterEach(() => {
  vi.restoreAllMocks();
});

function connect(is: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
  act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')));
}

test('a line says that there is no connection, and goes by itself', () => {
  render(<ConnectionHost locale="en" text="No connection" worker={false} />);
  expect(screen.queryByText('No connection')).toBeNull();
  connect(false);
  expect(screen.getByRole('status').textContent).toBe('No connection');
  connect(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a page that is opened without a connection says so at once', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ConnectionHost locale="en" text="No connection" worker={false} />);
  expect(screen.getByText('No connection')).toBeTruthy();
});
