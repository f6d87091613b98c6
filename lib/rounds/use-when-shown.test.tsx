// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { NOTHING_UNSHOWN } from './unshown';
import { roundShown, roundTurns, useUnshown, useWhenShown, winCame } from './unshown-store';

beforeEach(() => useUnshown.setState(NOTHING_UNSHOWN, true));

it('a value stays as it was while a win waits to be shown, and no longer', () => {
  const { result, rerender } = renderHook(({ value }) => useWhenShown(value), { initialProps: { value: '10.00' } });
  act(() => roundTurns('one'));
  rerender({ value: '9.00' });
  expect(result.current).toBe('9.00');
  act(() => winCame({ holder: 'wallet', session: 'one', electronic: '0.00', bonus: '5.00', version: 2 }));
  rerender({ value: '14.00' });
  expect(result.current).toBe('9.00');
  act(() => roundShown('one'));
  expect(result.current).toBe('14.00');
});
