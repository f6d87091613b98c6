import type { LatestWin } from '@kozyr/contracts/big-wins';
import type { Context } from '../../../context';
import type { EventHub } from '../../kernel/events/hub';
import { watchState } from '../../kernel/events/watch-state';

const LOOK_MS = 3_000;

/**
 * Publishes the newest wins while somebody listens, when they have changed. They are kept nowhere: who is renamed, hides or is erased is
 * gone from the list of latest wins with the next look. @returns how to stop
 */
export function watchLatestWins(
  ctx: Context,
  hub: Pick<EventHub, 'listens' | 'show'>,
  wins: () => Promise<LatestWin[]>,
): () => void {
  return watchState(ctx, hub, {
    topic: 'latest-wins',
    everyMs: LOOK_MS,
    read: async () => ({ type: 'latest-wins' as const, items: await wins() }),
    newsOf: ({ items }) => items,
  });
}
