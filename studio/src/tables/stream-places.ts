import { createHeldPlaces } from '@kozyr/kit/held-places';
import type { Metrics } from '@kozyr/kit/metrics';
import { DomainError } from '../errors/domain-error';

/** Streams that one player may hold open at once (a few windows, and one or two whose end is not known yet). */
const MAX_EACH = 8;
/** And all who come from one network: a household or a mobile carrier's gate, not a machine that opens thousands. */
const MAX_FROM_A_NETWORK = 512;
/** And all on this process. */
const MAX_STREAMS = 20_000;

function tellOfStreams(metrics: Metrics, count: () => number): void {
  const open = metrics.gauge({
    name: 'kozyr_open_streams',
    help: 'Open streams of tables in this process.',
    labels: ['kind'],
  });
  metrics.atScrape({ name: 'streams', gauges: [open], read: () => open.set({ kind: 'table' }, count()) });
}

/** Counts the open streams of this process. */
export function createStreamPlaces(metrics?: Metrics) {
  const held = createHeldPlaces();
  if (metrics) tellOfStreams(metrics, () => held.count('all'));
  return {
    /** Takes a place. @returns what gives it back, once. @throws DomainError 429 when there is none for them */
    take(holder: string, network: string): () => void {
      const leave = held.take([
        { key: `player ${holder}`, max: MAX_EACH },
        { key: `network ${network}`, max: MAX_FROM_A_NETWORK },
        { key: 'all', max: MAX_STREAMS },
      ]);
      if (leave === null) throw new DomainError(429, 'TOO_MANY_REQUESTS', 'Too many streams are open; close one');
      return leave;
    },
  };
}
