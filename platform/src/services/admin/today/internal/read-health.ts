import type { Today } from '@kozyr/contracts/operator/today';
import { differenceInSeconds } from 'date-fns';
import { count, eq, min } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { outboxMessages } from '../../../../db/schema/messages';
import { settlements } from '../../../../db/schema/settlements';
import { listJobs } from '../../job-runs/list-jobs';
import { LATE_AFTER_SECONDS } from '../rules';

type Health = Today['health'];
type Queue = Health['queues'][number];

const queueOf = (
  now: Date,
  name: Queue['name'],
  { waiting, oldest }: { waiting: number; oldest: Date | null },
): Queue => ({
  name,
  count: waiting,
  oldest: oldest?.toISOString() ?? null,
  late: oldest !== null && differenceInSeconds(now, oldest) > LATE_AFTER_SECONDS[name],
});

const NOTHING = { waiting: 0, oldest: null };

/** Whether the parts that work by themselves do so: jobs, and what processes hand on to each other. */
export async function readHealth(ctx: Context): Promise<Health> {
  const now = ctx.now();
  const [jobs, [rounds], [messages]] = await Promise.all([
    listJobs(ctx),
    ctx.db.select({ waiting: count(), oldest: min(settlements.queuedAt) }).from(settlements),
    ctx.db
      .select({ waiting: count(), oldest: min(outboxMessages.createdAt) })
      .from(outboxMessages)
      .where(eq(outboxMessages.status, 'waiting')),
  ]);
  return {
    jobs: jobs.length,
    failing: jobs.filter((job) => job.failures_in_a_row > 0).map(({ job }) => job),
    overdue: jobs.filter((job) => job.overdue && job.failures_in_a_row === 0).map(({ job }) => job),
    queues: [queueOf(now, 'settled_rounds', rounds ?? NOTHING), queueOf(now, 'messages', messages ?? NOTHING)],
  };
}
