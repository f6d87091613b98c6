import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clusterFolder, embeddedAddress, freePort, startPostgres } from '../../../scripts/postgres.mjs';
import { postgresProbe } from '../../../scripts/probe.mjs';
import { ProcessFamily } from '../../../scripts/processes.mjs';

let folder: string;
let family: ProcessFamily;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kozyr-watched-'));
  fs.chmodSync(folder, 0o755);
  family = new ProcessFamily(folder, { askRunning: 200, answer: 3_000, silent: 3 });
});
afterEach(async () => {
  await family.stop();
  fs.rmSync(clusterFolder(folder), { recursive: true, force: true });
  fs.rmSync(folder, { recursive: true, force: true });
});

it('the embedded PostgreSQL comes back after kill -9 and after it hung, with everything that was acknowledged', async () => {
  const port = await freePort();
  const logFile = family.logOf('postgres');
  const part = family.keep({
    name: 'postgres',
    kind: 'database',
    launch: () => startPostgres({ dataDir: folder, port, logFile }),
    probe: postgresProbe(() => `${embeddedAddress(folder, port)}/postgres`),
  });
  expect(await part.started()).toBe(true);
  const url = `${embeddedAddress(folder, port)}/postgres`;
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  await ask('create table kept (life int)');

  for (const [life, signal] of (['SIGKILL', 'SIGSTOP'] as const).entries()) {
    await ask(`insert into kept values (${life})`);
    const pid = part.process?.pid ?? 0;
    process.kill(pid, signal);
    await expect
      .poll(() => part.ready && part.process !== null && part.process.pid !== pid, { timeout: 90_000 })
      .toBe(true);
  }
  expect(await ask('select life from kept order by life')).toEqual([{ life: 0 }, { life: 1 }]);
  expect(fs.readFileSync(logFile, 'utf8').match(/ready to accept connections/g)).toHaveLength(3);
});
