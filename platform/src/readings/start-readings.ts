import type { Context } from '../context';
import { poolingOf } from '../db/addresses';
import { limitsOf, openDatabase } from '../db/database';
import { tellOfJobs } from './of-jobs';
import { tellOfMoney } from './of-money';
import { tellOfQueues } from './of-queues';

/** Connections of its own: what operators look at when the others are all taken. */
const CONNECTIONS = 2;

/** Tells what the tables hold, whenever the metrics are asked for; does nothing where they are not. The answer ends it. */
export function startReadings(ctx: Context): () => Promise<void> {
  const { instruments, reads } = ctx;
  if (!instruments) return async () => undefined;
  const db = openDatabase(ctx.env.DATABASE_URL, CONNECTIONS, limitsOf(ctx.env), poolingOf(ctx.env));
  const own: Context = { ...ctx, db, reads: undefined };
  instruments.addPool('requests', ctx.db.$client);
  if (reads) instruments.addPool('reads', reads.$client);
  tellOfQueues(instruments, own);
  tellOfJobs(instruments, own);
  tellOfMoney(instruments, own, () => performance.now());
  return () => db.$client.end();
}
