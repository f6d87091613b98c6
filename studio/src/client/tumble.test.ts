// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const now = { calm: false };
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  now.calm = false;
  document.body.innerHTML = '<script id="config" type="application/json">{"locale":"en"}</script>';
  vi.stubGlobal('matchMedia', () => ({ matches: now.calm }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is written while an amount tumbles; a press ends it after so many ms. */
async function written(pressedAfter = Number.POSITIVE_INFINITY): Promise<bigint[]> {
  const { tumble } = await import('./tumble');
  const amounts: bigint[] = [];
  const start = performance.now();
  const write = (amount: bigint) => void amounts.push(amount);
  const ended = () => performance.now() - start >= pressedAfter;
  const over = tumble({ from: 100n, to: 5_100n, duration: 600, ended, write });
  await vi.advanceTimersByTimeAsync(700);
  await over;
  return amounts;
}

it('an amount grows from where it stood to the whole of it, never beyond', async () => {
  const amounts = await written();
  expect([amounts[0], amounts.at(-1)]).toEqual([100n, 5_100n]);
  expect(amounts.length).toBeGreaterThan(15);
  expect(amounts).toEqual([...amounts].sort((a, b) => Number(a - b)));
});

it('a press writes the end at once', async () => {
  const amounts = await written(60);
  expect(amounts.length).toBeLessThan(6);
  expect(amounts.at(-1)).toBe(5_100n);
});

it('where motion is not wanted the end alone is written', async () => {
  now.calm = true;
  expect(await written()).toEqual([5_100n]);
});
