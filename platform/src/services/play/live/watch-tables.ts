import type { Context } from '../../../context';
import type { EventHub } from '../../kernel/events/hub';
import type { LiveTables } from './live-tables';

const LOOK_MS = 2_000;

/**
 * Reads the live tables while a stream of this process subscribes to them, and shows when they have changed. Each process looks for
 * itself: what is seen is a state of the moment, kept by nobody. @returns how to stop
 */
export function watchTables(
  ctx: Context,
  hub: Pick<EventHub, 'listens' | 'show'>,
  tables: () => Promise<LiveTables>,
): () => void {
  let last = '';
  const readTables = async () => {
    if (!hub.listens('live-tables')) {
      last = '';
      return hub.show('live-tables', null);
    }
    const answer = await tables();
    const seen = JSON.stringify(answer.items);
    hub.show('live-tables', { type: 'live-tables', ...answer }, { push: seen !== last });
    last = seen;
  };
  const timer = setInterval(() => {
    readTables().catch((error: unknown) => ctx.log.warn({ err: error }, 'live tables could not be published'));
  }, LOOK_MS).unref();
  return () => clearInterval(timer);
}
