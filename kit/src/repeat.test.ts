import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failed = () => 5_000;
const loopOf = (
  step: () => Promise<number>,
  more: { firstAfterMs?: number; failed?: (error: unknown) => number } = {},
) => repeat({ step, failed, ...more });

it('a loop rests for as long as a step says, and goes on at once where there is more', async () => {
  const rests = [0, 0, 500];
  const step = vi.fn(async () => rests.shift() ?? 1_000);
  const loop = loopOf(step);
  await vi.advanceTimersByTimeAsync(499);
  expect(step).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(step).toHaveBeenCalledTimes(4);
  await loop.stop();
});

it('a loop begins later when it is told to', async () => {
  const step = vi.fn(async () => 1_000);
  const loop = loopOf(step, { firstAfterMs: 300 });
  await vi.advanceTimersByTimeAsync(299);
  expect(step).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(step).toHaveBeenCalledTimes(1);
  await loop.stop();
});

it('a failure is told, and tried again after a longer rest', async () => {
  const heard = vi.fn(() => 5_000);
  const step = vi.fn(async () => 100).mockRejectedValueOnce(new Error('the database is gone'));
  const loop = loopOf(step, { failed: heard });
  await vi.advanceTimersByTimeAsync(4_999);
  expect([step.mock.calls.length, heard.mock.calls]).toEqual([1, [[new Error('the database is gone')]]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(step).toHaveBeenCalledTimes(2);
  await loop.stop();
});

it('a hurry ends the rest, also one that has not begun, and skips no later one', async () => {
  let finish: (ms: number) => void = () => undefined;
  const step = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)));
  const loop = loopOf(step);
  loop.hurry();
  finish(1_000);
  await vi.advanceTimersByTimeAsync(0);
  expect(step).toHaveBeenCalledTimes(2);
  finish(1_000);
  await vi.advanceTimersByTimeAsync(10);
  expect(step).toHaveBeenCalledTimes(2);
  loop.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(step).toHaveBeenCalledTimes(3);
  finish(0);
  await loop.stop();
});

it('a stop ends the rest, tells the step that is under way, and waits for it', async () => {
  const resting = loopOf(async () => 3_600_000);
  await vi.advanceTimersByTimeAsync(10);
  await resting.stop();

  let stopped = false;
  const asked: boolean[] = [];
  const busy = repeat({
    step: async (stopping) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      asked.push(stopping.aborted);
      return 0;
    },
    failed,
  });
  void busy.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(199);
  expect([asked, stopped]).toEqual([[], false]);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, stopped]).toEqual([[true], true]);
});
