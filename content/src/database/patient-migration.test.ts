import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { expect, it } from 'vitest';
import { patientMigration } from './patient-migration';

const busy = () => Object.assign(new Error('lock timeout'), { code: '55P03' });

/** What Payload passes to a migration, as far as one is asked for it; savepoints run what they are given. */
function argsOf(said: string[]): MigrateUpArgs {
  const db = {
    execute: async () => undefined,
    transaction: async (work: (tx: unknown) => Promise<void>) => work(db),
  };
  const payload = { logger: { info: (message: string) => said.push(message) } };
  return { db, payload } as unknown as MigrateUpArgs;
}

/** Runs a migration that fails so often, in pauses that take no time. */
async function run(failures: readonly Error[]) {
  const left = [...failures];
  const pauses: number[] = [];
  const said: string[] = [];
  const up = async (_: MigrateUpArgs) => {
    const failure = left.shift();
    if (failure) throw failure;
  };
  const ended = patientMigration({ name: 'columns', up }, async (ms) => pauses.push(ms))
    .up(argsOf(said))
    .then(
      () => 'done',
      ({ message }: Error) => message,
    );
  return { ended: await ended, pauses, said };
}

it('a migration of the content service that is not given its lock tries again after growing pauses, and says so', async () => {
  const wrapped = new Error('Failed query', { cause: busy() });
  const { ended, pauses, said } = await run([busy(), wrapped, busy()]);
  expect([ended, pauses]).toEqual(['done', [500, 1_000, 2_000]]);
  expect(said).toContain('content: columns was not given a lock: trying again in 500 ms');
});

it('a migration of the content service gives up in the end, and at once for what no pause mends', async () => {
  expect((await run(Array.from({ length: 99 }, busy))).pauses).toHaveLength(11);
  expect(await run([new Error('no such column')])).toMatchObject({ ended: 'no such column', pauses: [] });
});
