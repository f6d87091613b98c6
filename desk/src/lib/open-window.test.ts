import { afterEach, expect, it, vi } from 'vitest';
import { openWindow } from './open-window';

afterEach(() => vi.unstubAllGlobals());

/** What a window of ours is led to, and whether it was closed. */
function opened() {
  const replace = vi.fn();
  const close = vi.fn();
  vi.stubGlobal('window', { open: () => ({ opener: {}, location: { replace }, close }) });
  return { replace, close, own: openWindow() };
}

it('a window that was opened is led to a page', () => {
  const { replace, close, own } = opened();
  own?.go('https://games.example/recall');
  expect([replace.mock.calls, close.mock.calls.length]).toEqual([[['https://games.example/recall']], 0]);
});

it.for(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/no-page'])(
  'a window that was opened closes instead of going to %s',
  (address) => {
    const { replace, close, own } = opened();
    own?.go(address);
    expect([replace.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
  },
);
