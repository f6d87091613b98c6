import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('work with a deadline ends at it though the work never does, and the work is told to stop', async () => {
  let told: { readonly aborted: boolean } | undefined;
  const deaf = withDeadline(3000, (signal) => {
    told = signal;
    return new Promise(() => undefined);
  });
  const outcome = expect(deaf).rejects.toThrow('no answer within 3000 ms');
  await vi.advanceTimersByTimeAsync(2999);
  expect(told?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  expect(told?.aborted).toBe(true);
});

it('work with a deadline answers and throws as the work does, and leaves no timer behind', async () => {
  expect(await withDeadline(3000, async () => 'done')).toBe('done');
  await expect(withDeadline(3000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
