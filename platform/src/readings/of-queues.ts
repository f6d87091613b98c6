import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context';
import { outboxMessages } from '../db/schema/messages';
import { notifications } from '../db/schema/notifications';
import { settlements } from '../db/schema/settlements';
import type { Instruments } from '../instruments';

/** A queue is counted up to here: to count millions would cost more than to know that there are so many. */
const MAX_COUNTED = 10_000;

/** Since when what waits in each queue could be done, found by an index, what is due first. A push waits for the end of quiet hours. */
const QUEUES: Readonly<Record<string, SQL>> = {
  settlements: sql`select ${settlements.queuedAt} as since from ${settlements} order by ${settlements.id}`,
  messages: sql`select ${outboxMessages.createdAt} as since from ${outboxMessages}
    where ${outboxMessages.status} = 'waiting' order by ${outboxMessages.nextAttemptAt}`,
  pushes: sql`select ${notifications.pushAt} as since from ${notifications}
    where ${notifications.push} = 'waiting' order by ${notifications.pushAt}`,
};

const found = z.tuple([z.object({ depth: z.coerce.number(), age: z.number() })]);

/** Tells how much waits in the tables to be done, and since when. ctx.db: connections of its own. */
export function tellOfQueues({ metrics }: Instruments, ctx: Pick<Context, 'db'>): void {
  const depth = metrics.gauge({
    name: 'kozyr_queue_depth',
    help: `What waits in a queue of the database, counted up to ${MAX_COUNTED}; every process says the same.`,
    labels: ['queue'],
  });
  const age = metrics.gauge({
    name: 'kozyr_queue_oldest_seconds',
    help: 'How long what waits longest in a queue waits already; 0 where nothing does.',
    labels: ['queue'],
  });
  metrics.atScrape({
    name: 'queues',
    gauges: [depth, age],
    async read() {
      for (const [queue, waiting] of Object.entries(QUEUES)) {
        const { rows } = await ctx.db.execute(sql`
          select count(*)::text as depth, greatest(0, coalesce(extract(epoch from now() - min(since)), 0))::float8 as age
          from (${waiting} limit ${MAX_COUNTED}) as waiting`);
        const [{ depth: waits, age: seconds }] = found.parse(rows);
        depth.set({ queue }, waits);
        age.set({ queue }, seconds);
      }
    },
  });
}
