import { expect, test, vi } from 'vitest';
import { notify, onNotice, onWaiting } from './notify';

test('notices given before the stage is there wake the host and are all shown when it comes', () => {
  const wake = vi.fn();
  const show = vi.fn();
  const stopWaking = onWaiting(wake);
  notify({ kind: 'error', message: 'first' });
  notify({ kind: 'success', message: 'second' });
  expect(wake).toHaveBeenCalled();

  const stop = onNotice(show);
  expect(show.mock.calls.map(([notice]) => notice.message)).toEqual(['first', 'second']);
  notify({ kind: 'success', message: 'third' });
  expect(show).toHaveBeenCalledTimes(3);
  stop();
  stopWaking();
});
