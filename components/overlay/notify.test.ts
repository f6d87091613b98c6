import { expect, test, vi } from 'vitest';
import { notify, onNotice } from './notify';

test('a notice given before the host is there is shown when it comes', () => {
  const show = vi.fn();
  notify({ kind: 'error', message: 'early' });
  const stop = onNotice(show);
  expect(show).toHaveBeenCalledWith({ kind: 'error', message: 'early' });
  notify({ kind: 'success', message: 'late' });
  expect(show).toHaveBeenCalledTimes(2);
  stop();
});
