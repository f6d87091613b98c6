import type { Metrics } from '@kozyr/kit/metrics';
import type { Context } from './context';

/** Counted up to here: to know that there are so many is enough. */
const MAX_COUNTED = 10_000;

/** Tells how many webhooks wait for their merchants to take them, and how often one of them was sent in vain. */
export function tellOfDeliveries(metrics: Metrics, { db }: Pick<Context, 'db'>): void {
  const depth = metrics.gauge({
    name: 'kozyr_queue_depth',
    help: `What waits in a queue of the database, counted up to ${MAX_COUNTED}; every process says the same.`,
    labels: ['queue'],
  });
  const attempts = metrics.gauge({
    name: 'kozyr_delivery_attempts',
    help: 'How often the webhook was sent that was sent most often of those that no merchant has taken; 0 where none waits.',
  });
  metrics.atScrape({
    name: 'queues',
    gauges: [depth, attempts],
    async read() {
      const { rows } = await db.query<{ depth: number; most: number }>(
        `select count(*)::int as depth, coalesce(max(attempts), 0)::int as most from (
           select attempts from deliveries where delivered_at is null and given_up_at is null order by due_at limit $1
         ) as waiting`,
        [MAX_COUNTED],
      );
      const [{ depth: waits, most } = { depth: 0, most: 0 }] = rows;
      depth.set({ queue: 'deliveries' }, waits);
      attempts.set(most);
    },
  });
}
