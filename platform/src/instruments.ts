import type { Metrics } from '@kozyr/kit/metrics';
import { SECONDS } from '@kozyr/kit/metrics';
import { createPoolMeter } from '@kozyr/kit/pool-meter';

/** Upper bounds from a bet to its settlement: a spin takes a moment, a round of decisions as long as its player thinks. Seconds. */
const ROUND_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800, 7_200];

/** What the platform measures where it happens; absent from the context where nobody asks. */
export type Instruments = ReturnType<typeof createInstruments>;

/** Makes the instruments of this process; once for each. */
export function createInstruments(metrics: Metrics) {
  return {
    metrics,
    /** Names a pool of connections, whose figures are told from then on. */
    addPool: createPoolMeter(metrics),
    walletSeconds: metrics.histogram({
      name: 'kozyr_wallet_call_seconds',
      help: 'How long bets, wins, plays, refunds and rollbacks of game providers take, by what came of them: ok, the code of the refusal, or failed.',
      labels: ['action', 'outcome'],
      buckets: SECONDS,
    }),
    walletBatch: metrics.histogram({
      name: 'kozyr_wallet_batch_calls',
      help: 'Calls of the wallet that were made in one transaction.',
      buckets: [1, 2, 4, 8, 16, 32, 64],
    }),
    walletBatchesUndone: metrics.counter({
      name: 'kozyr_wallet_batches_undone_total',
      help: 'Batches of the wallet that were undone; each of their calls was then made by itself.',
    }),
    roundSeconds: metrics.histogram({
      name: 'kozyr_round_seconds',
      help: 'From the first bet of a round to its settlement.',
      buckets: ROUND_SECONDS,
    }),
    settlementLag: metrics.histogram({
      name: 'kozyr_settlement_lag_seconds',
      help: 'From the settlement of a round to the moment at which jackpots, battles and tasks have counted it.',
      buckets: [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800],
    }),
  };
}
