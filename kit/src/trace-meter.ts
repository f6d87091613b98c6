import { tracing } from '@kozyr/tracing/active';
import type { Metrics } from './metrics';

/** Tells how many spans were lost; nothing where there are no traces. */
export function tellOfTraces(metrics: Metrics): void {
  if (!tracing()) return;
  const lost = metrics.counter({
    name: 'kozyr_spans_lost_total',
    help: 'Spans of traces that were lost: full, as many waited as may; unsent, their receiver did not take them.',
    labels: ['reason'],
  });
  metrics.atScrape({
    name: 'traces',
    gauges: [],
    read() {
      lost.reset();
      for (const [reason, count] of Object.entries(tracing()?.lost() ?? {})) lost.inc({ reason }, count);
    },
  });
}
