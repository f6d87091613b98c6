import { type AdvanceDeps, advance } from './advance';
import { LeaseLostError } from './round';

export type RoundWorker = { stop(): Promise<void> };

/**
 * Finishes what nobody is driving: rounds left by a crash and movements the wallet has not accepted yet. Safe to run in
 * several processes; the lease lets one of them have a round.
 */
export function startRoundWorker(deps: AdvanceDeps, everyMs = 1_000): RoundWorker {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let sweep = Promise.resolve();

  async function sweepOnce(): Promise<void> {
    for (const id of await deps.store.due(20)) {
      if (stopping) return;
      const claimed = await deps.store.claim(id);
      if (!claimed) continue;
      try {
        await advance(deps, claimed);
      } catch (error) {
        if (!(error instanceof LeaseLostError)) deps.warn({ round: id, err: error }, 'A round could not be driven on');
      }
    }
  }

  const schedule = () => {
    if (stopping) return;
    timer = setTimeout(() => {
      sweep = sweepOnce()
        .catch((error: unknown) => deps.warn({ err: error }, 'The round worker failed'))
        .finally(schedule);
    }, everyMs);
  };
  schedule();

  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await sweep;
    },
  };
}
