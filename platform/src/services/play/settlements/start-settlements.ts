import { repeat } from '@kozyr/kit/repeat';
import type { Context } from '../../../context';
import { AT_ONCE } from './dispatch-settlements';

const PAUSE_MS = 500;

/**
 * Empties the queue of settled rounds by dispatch, twice a second until the returned function is called, which waits for what is under
 * way. Only a queue that holds more than one batch is gone on with at once: what everybody is told costs as much for one round as
 * for many.
 */
export function startSettlements(
  ctx: { log: Pick<Context['log'], 'error'> },
  dispatch: () => Promise<number>,
): () => Promise<void> {
  return repeat({
    step: async () => ((await dispatch()) < AT_ONCE ? PAUSE_MS : 0),
    failed: (error) => {
      ctx.log.error({ err: error }, 'settled rounds were not dispatched to jackpots and battles; they wait');
      return 5_000;
    },
  }).stop;
}
