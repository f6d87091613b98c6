import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, startPostgres } from '../../scripts/postgres.mjs';
import { startSpreadCluster } from './spread/cluster';

declare module 'vitest' {
  interface ProvidedContext {
    /** A running PostgreSQL, address without a database name. */
    postgresUrl: string;
    /** Servers that take the rows of players, addresses likewise; none: they lie with all others (tests/load/prove.mjs, prove:citus). */
    workerUrls: string[];
  }
}

/** One PostgreSQL for all platform tests: TEST_DATABASE_URL when set, else an embedded one in a folder of its own. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  project.provide('workerUrls', []);
  const workers = Number(process.env.PROVE_WORKERS ?? 0);
  if (workers > 0) {
    const cluster = await startSpreadCluster(workers, { durable: false });
    project.provide('postgresUrl', cluster.coordinator.url);
    project.provide(
      'workerUrls',
      cluster.workers.map(({ url }) => url),
    );
    return cluster.stop;
  }
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgresUrl', given.replace(/\/[^/]*$/, ''));
    return undefined;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-test-'));
  fs.chmodSync(folder, 0o755);
  // What measures or proves something (tests/load/prove.mjs) does so as the product runs: with fsync on.
  const durable = process.env.PROVE_SEED !== undefined;
  const server = await startPostgres({ dataDir: folder, port: await freePort(), durable });
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}
