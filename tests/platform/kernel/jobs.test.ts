import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { jobRuns } from '../../../platform/src/db/schema/jobs';
import { JOBS, type Job } from '../../../platform/src/jobs/registry';
import { startJobs } from '../../../platform/src/jobs/start';
import { listJobs } from '../../../platform/src/services/admin/job-runs/list-jobs';
import { it } from '../../support/platform-test';

it('the job queue starts in two processes at once, runs what is queued in one of them, and stops with it finished', async ({
  platform,
}) => {
  let [began, ended] = [0, 0];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const probe: Job = {
    name: 'probe',
    every: '0 0 1 1 *',
    run: async () => {
      began += 1;
      await held;
      ended += 1;
    },
  };
  const stops = await Promise.all([startJobs(platform.ctx, [probe]), startJobs(platform.ctx, [probe])]);
  await platform.ctx.db.execute(sql`select jobs.add_job('probe')`);
  await expect.poll(() => began).toBe(1);
  const stopped = Promise.all(stops.map((stop) => stop()));
  release();
  await stopped;
  expect([began, ended]).toEqual([1, 1]);
  const { rows } = await platform.ctx.db.execute(sql`select 1 from jobs.jobs`);
  expect(rows).toEqual([]);
  const [run] = await platform.ctx.db.select().from(jobRuns);
  expect(run).toMatchObject({ job: 'probe', runs: 1, failures: 0, result: 'null', error: null });
});

it('the job queue makes up once for what was missed while no process ran, and shows it', async ({ platform }) => {
  const { ctx, clock } = platform;
  const before = new Date(clock.now.getTime() - 3 * 24 * 3_600_000);
  const ended = { startedAt: before, endedAt: before };
  await ctx.db.insert(jobRuns).values([
    { job: 'clean_jackpots', ...ended },
    { job: 'clean_battle_points', startedAt: before },
    { job: 'yearly', ...ended },
  ]);
  const ran: string[] = [];
  const job = (name: string, every: string): Job => ({ name, every, run: async () => void ran.push(name) });
  const jobs = [
    job('clean_jackpots', '41 2 * * *'),
    job('clean_battle_points', '47 2 * * *'),
    job('yearly', '0 0 1 1 *'),
    job('never_ran', '0 0 * * *'),
  ];
  const stops = await Promise.all([startJobs(ctx, jobs), startJobs(ctx, jobs)]);
  await expect.poll(() => ran.length).toBeGreaterThanOrEqual(2);
  await Promise.all(stops.map((stop) => stop()));
  const again = await startJobs(ctx, jobs);
  await again();
  const runs = await ctx.db.select().from(jobRuns);
  const of = (name: string) => runs.find((run) => run.job === name);
  // Once for three days, not once a day nor once a process.
  expect(ran.toSorted()).toEqual(['clean_battle_points', 'clean_jackpots']);
  expect(of('clean_jackpots')).toMatchObject({ startedAt: clock.now, madeUpFor: new Date('2026-03-02T02:41:00Z') });
  expect(of('yearly')).toMatchObject({ startedAt: before, madeUpFor: null });
  const shown = (await listJobs(ctx)).find((one) => one.job === 'clean_battle_points');
  expect(shown).toMatchObject({ made_up_for: '2026-03-02T02:47:00.000Z', overdue: false });
});

it('every job of the registry can run on a fresh database', async ({ platform }) => {
  expect(new Set(JOBS.map((job) => job.name)).size).toBe(JOBS.length);
  for (const job of JOBS) await expect(job.run(platform.ctx)).resolves.not.toThrow();
});
