import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobRuns } from '../../platform/src/db/schema/jobs';
import { JOBS, type Job } from '../../platform/src/jobs/registry';
import { startJobs } from '../../platform/src/jobs/start';
import { startPlatform, type TestPlatform } from '../support/platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.stop());

it('starts in two processes at once, runs what is queued in one of them, and stops with it finished', async () => {
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
  await expect.poll(() => began, { timeout: 10_000 }).toBe(1);
  const stopped = Promise.all(stops.map((stop) => stop()));
  release();
  await stopped;
  expect([began, ended]).toEqual([1, 1]);
  const { rows } = await platform.ctx.db.execute(sql`select 1 from jobs.jobs`);
  expect(rows).toEqual([]);
  const [run] = await platform.ctx.db.select().from(jobRuns);
  expect(run).toMatchObject({ job: 'probe', runs: 1, failures: 0, result: 'null', error: null });
});

it('can run every job of the registry on a fresh database', async () => {
  expect(new Set(JOBS.map((job) => job.name)).size).toBe(JOBS.length);
  for (const job of JOBS) await expect(job.run(platform.ctx)).resolves.not.toThrow();
});
