import type { Context } from '../../../context';
import type { EventHub } from '../../kernel/events/hub';
import { watchState } from '../../kernel/events/watch-state';
import type { LiveTables } from './live-tables';

const LOOK_MS = 2_000;

/** Publishes the live tables while somebody listens, when one of them has changed. @returns how to stop */
export function watchTables(
  ctx: Context,
  hub: Pick<EventHub, 'listens' | 'show'>,
  tables: () => Promise<LiveTables>,
): () => void {
  return watchState(ctx, hub, {
    topic: 'live-tables',
    everyMs: LOOK_MS,
    read: async () => ({ type: 'live-tables' as const, ...(await tables()) }),
    newsOf: ({ items }) => items,
  });
}
