import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase, openDatabase } from '../../../platform/src/db/database';
import { playerDays } from '../../../platform/src/db/schema/protection';
import { checkLedger } from '../../../platform/src/ledger/check';
import { checkLimits } from '../../../platform/src/services/admin/limit-check/check-limits';
import { contentFolder, migrateContent, startContent, startListener } from '../../support/content';
import { emptyDatabase, platformDatabase } from '../../support/database';
import { columnsOf, databaseFromDump, holdingsOf, runIn, shapeOf } from '../../support/database-shape';

describe('a platform database of the last state before the baseline', () => {
  it('a platform database from before the baseline migrates on without losing a row and has the shape of a new one', async () => {
    const url = await databaseFromDump('platform-before-baseline');
    const columns = await columnsOf(url);
    const before = await holdingsOf(url, columns);
    expect(Number(before.ledger_entries?.split(' ')[0])).toBeGreaterThan(300);
    await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
    // Tables and columns that came later are beside them.
    expect(await holdingsOf(url, columns)).toEqual(before);
    expect(await shapeOf(url)).toEqual(await shapeOf(await platformDatabase()));
    const db = openDatabase(url, 2);
    try {
      const { transfers, violations } = await checkLedger(db);
      expect([transfers, violations]).toEqual([182, []]);
      // What was played before there were limits counts for them.
      expect(await db.$count(playerDays)).toBeGreaterThan(0);
      expect(await checkLimits(db)).toEqual([]);
    } finally {
      await db.$client.end();
    }
  });

  it('a platform database that is older than the baseline is refused with what to do, and keeps what it has', async () => {
    const url = await databaseFromDump('platform-before-baseline');
    await runIn(
      url,
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    const before = await holdingsOf(url);
    await expect(migrateDatabase(url)).rejects.toThrow(
      'Start it once with the last release that has the migration 0046_bonus_names',
    );
    expect(await holdingsOf(url)).toEqual(before);
  });

  it('a platform database in which nothing stands yet gets the whole schema once, whoever else starts with it', async () => {
    const url = await emptyDatabase();
    await Promise.all([migrateDatabase(url), migrateDatabase(url)]);
    await migrateDatabase(url);
    expect(await shapeOf(url)).toEqual(await shapeOf(await platformDatabase()));
  });
});

describe('a content database of the last state before the baseline', () => {
  const { folder, remove } = contentFolder();
  let listener: Awaited<ReturnType<typeof startListener>>;

  beforeAll(async () => {
    listener = await startListener();
  });

  afterAll(async () => {
    await listener?.stop();
    remove();
  });

  const openOnce = async (databaseUrl: string) => {
    const content = await startContent({ databaseUrl, dataDir: folder, listener: listener.url });
    try {
      const page = await fetch(`${content.url}/v1/pages/drafted-over?language=ru`);
      return { status: page.status, title: page.ok ? (await page.json()).title : null };
    } finally {
      await content.stop();
    }
  };

  it('a content database from before the baseline migrates on without losing a row and has the shape of a new one', async () => {
    const url = await databaseFromDump('content-before-baseline');
    const before = await holdingsOf(url);
    const fresh = await emptyDatabase();
    expect(await openOnce(url)).toEqual({ status: 200, title: 'Live' });
    expect(await holdingsOf(url)).toEqual(before);
    await migrateContent({ databaseUrl: fresh, dataDir: folder, listener: listener.url });
    expect(await shapeOf(url)).toEqual(await shapeOf(fresh));
  });

  it('a content database that is older than the baseline stops the start, and keeps what it has', async () => {
    const url = await databaseFromDump('content-before-baseline');
    await runIn(url, `delete from payload_migrations where name like '%no_account_locks%'`);
    const before = await holdingsOf(url);
    await expect(openOnce(url)).rejects.toThrow(/older than the baseline/);
    expect(await holdingsOf(url)).toEqual(before);
  });

  it('a content service that leaves migrations to the job refuses a database that is behind, and makes nothing there', async () => {
    const url = await emptyDatabase();
    const settings = { DATABASE_MIGRATE_AT_START: 'false' };
    const started = startContent({ databaseUrl: url, dataDir: folder, listener: listener.url, settings });
    await expect(started).rejects.toThrow('The database is behind this release: it lacks 20261123_122907_baseline');
    expect(await holdingsOf(url)).toEqual({});
  });
});
