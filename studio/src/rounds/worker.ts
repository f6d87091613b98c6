import { type Loop, repeat } from '@kozyr/kit/repeat';
import { traced } from '@kozyr/tracing/active';
import { type AdvanceDeps, advance } from './advance';
import { LeaseLostError } from './round';

export type RoundWorker = Pick<Loop, 'stop'>;

/**
 * Finishes what nobody is driving: rounds left by a crash and movements the wallet has not accepted yet. Safe to run in
 * several processes; the lease lets one of them have a round.
 */
export function startRoundWorker(deps: AdvanceDeps, everyMs = 1_000): RoundWorker {
  async function sweep(stopping: AbortSignal): Promise<void> {
    for (const id of await deps.store.due(20)) {
      if (stopping.aborted) return;
      const claimed = await deps.store.claim(id);
      if (!claimed) continue;
      try {
        await traced('drive round on', () => advance(deps, claimed), { parent: null });
      } catch (error) {
        if (!(error instanceof LeaseLostError)) deps.warn({ round: id, err: error }, 'A round could not be driven on');
      }
    }
  }

  return repeat({
    step: async (stopping) => {
      await sweep(stopping);
      return everyMs;
    },
    failed: (error) => {
      deps.warn({ err: error }, 'The round worker failed');
      return everyMs;
    },
    firstAfterMs: everyMs,
  });
}
