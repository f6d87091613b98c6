// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.innerHTML = '<script id="config" type="application/json">{"title":"Pearls","locale":"en"}</script>';
});
afterEach(() => vi.useRealTimers());

async function overlay() {
  const { createOverlay } = await import('./overlay');
  const announced: string[] = [];
  const { elements, note, result } = createOverlay((text) => announced.push(text));
  return { result: elements[0], notice: elements[1], note, show: result, announced };
}

const won = { amount: '12.43', multiplier: '1.2435' };

it('what was won stands across the field for a moment, a loss not at all', async () => {
  const { result, show } = await overlay();
  show(won, 'uah');
  expect([result.hidden, result.textContent]).toEqual([false, '×1.2412.43\u00a0₴']);
  vi.advanceTimersByTime(2_399);
  expect(result.hidden).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(result.hidden).toBe(true);
  show(null, 'uah');
  expect(result.hidden).toBe(true);
});

it('the time of a result that is gone takes the next one not away', async () => {
  const { result, show } = await overlay();
  show(won, 'uah');
  vi.advanceTimersByTime(2_000);
  show(null, 'uah');
  show(won, 'uah');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(result.hidden).toBe(false);
});

it('a notice is announced and stands until its time is over or another takes its place', async () => {
  const { notice, note, announced } = await overlay();
  note('One');
  vi.advanceTimersByTime(4_000);
  note('Two');
  await vi.advanceTimersByTimeAsync(3_000);
  expect([notice.hidden, notice.textContent]).toEqual([false, 'Two']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(notice.hidden).toBe(true);
  note('');
  expect(announced).toEqual(['One', 'Two']);
});
