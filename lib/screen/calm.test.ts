// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page that has just come, and how to ask whether it is calm by now. */
async function calmOf(): Promise<() => Promise<boolean>> {
  vi.resetModules();
  const { whenCalm } = await import('./calm');
  let calm = false;
  void whenCalm().then(() => {
    calm = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return calm;
  };
}
/** What the browser calls once it has nothing else to do. */
let idle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void, { timeout }: { timeout: number }) => {
    idle.push(work);
    setTimeout(work, timeout);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = () => {
  for (const work of idle.splice(0)) work();
};

test('a page becomes calm at its first use, once what was done is answered', async () => {
  const isCalm = await calmOf();
  window.dispatchEvent(new Event('pointermove'));
  expect(await isCalm()).toBe(false);
  rest();
  expect(await isCalm()).toBe(true);
});

test('a page that nobody uses becomes calm after it has rested for 3 s', async () => {
  const isCalm = await calmOf();
  vi.advanceTimersByTime(2_900);
  rest();
  expect(await isCalm()).toBe(false);
  vi.advanceTimersByTime(100);
  rest();
  expect(await isCalm()).toBe(true);
});

test('a browser that finds no idle moment keeps nobody waiting', async () => {
  const isCalm = await calmOf();
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(500);
  expect(await isCalm()).toBe(true);
});

test('a browser without idle callbacks comes to it too', async () => {
  vi.unstubAllGlobals();
  const isCalm = await calmOf();
  window.dispatchEvent(new Event('keydown'));
  expect(await isCalm()).toBe(true);
});

test('a part that asks is drawn again once the page is calm, and one that does not ask is left alone', async () => {
  vi.resetModules();
  const { useCalm } = await import('./calm');
  const drawn = vi.fn();
  const asks = renderHook(() => useCalm());
  const silent = renderHook(() => {
    drawn();
    return useCalm(false);
  });
  expect(asks.result.current).toBe(false);
  window.dispatchEvent(new Event('scroll'));
  await act(async () => {
    rest();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect([asks.result.current, silent.result.current, drawn.mock.calls.length]).toEqual([true, false, 1]);
});
