import type { LatestWin } from '@kozyr/contracts/big-wins';
import type { PublicEvent } from '@kozyr/contracts/events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Context } from '../../../context';
import { watchLatestWins } from './watch-latest-wins';

const ctx = { log: { warn: vi.fn() } } as unknown as Context;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the newest wins are published to whoever listens, anew only when they have changed', async () => {
  const shown: (PublicEvent & { push: boolean })[] = [];
  const hub = {
    listens: () => true,
    show: (_: string, state: PublicEvent | null, { push } = { push: false }) =>
      void (state && shown.push({ ...state, push })),
  };
  const stop = watchLatestWins(ctx, hub, async (): Promise<LatestWin[]> => []);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(shown).toEqual([
    { type: 'latest-wins', items: [], push: true },
    { type: 'latest-wins', items: [], push: false },
  ]);
  stop();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(shown).toHaveLength(2);
});
