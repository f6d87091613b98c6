import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AT_ONCE } from './dispatch-settlements';
import { startSettlements } from './start-settlements';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ctx = { log: { error: () => {} } };

it('the queue of settlements rests after every batch that emptied it, however steadily it fills', async () => {
  const take = vi.fn(async () => {
    if (take.mock.calls.length > 50) throw new Error('it never rests');
    return 3;
  });
  const stop = startSettlements(ctx, take);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(take).toHaveBeenCalledTimes(4);
  await stop();
});

it('the queue of settlements goes on at once while more than one batch waits', async () => {
  const left = [AT_ONCE, AT_ONCE, 7];
  const take = vi.fn(async () => left.shift() ?? 0);
  const stop = startSettlements(ctx, take);
  await vi.advanceTimersByTimeAsync(400);
  expect(take).toHaveBeenCalledTimes(3);
  await stop();
});
