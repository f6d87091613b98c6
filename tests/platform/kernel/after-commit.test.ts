import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { afterCommit } from '../../../platform/src/db/after-commit';
import { type Database, openDatabase } from '../../../platform/src/db/database';
import { noticeAfterCommit } from '../../../platform/src/outbox/notices';
import { platformDatabase } from '../../support/database';

let db: Database;
let listening: pg.Client;
const heard: string[] = [];

beforeAll(async () => {
  const url = await platformDatabase();
  db = openDatabase(url, 4);
  listening = new pg.Client({ connectionString: url });
  await listening.connect();
  listening.on('notification', ({ payload = '' }) => heard.push(payload));
  await listening.query('listen rooms');
});
afterAll(async () => {
  await listening.end();
  await db.$client.end();
});
beforeEach(() => {
  heard.length = 0;
});

/** Waits until a last notice has come: what was sent before it has come too. */
async function heardBefore(last: string): Promise<string[]> {
  noticeAfterCommit(db, 'rooms', last);
  await expect.poll(() => heard.includes(last), { interval: 5 }).toBe(true);
  return heard.filter((one) => one !== last);
}

describe('what follows a commit', () => {
  it('what follows a commit is done after it, with what the transaction wrote in place', async () => {
    await db.execute(sql`create table if not exists seen (value int)`);
    const counted: Promise<number>[] = [];
    await db.transaction(async (tx) => {
      afterCommit(tx, (pool) => counted.push(pool.query('select 1 from seen').then(({ rowCount }) => rowCount ?? 0)));
      await tx.execute(sql`insert into seen values (1)`);
      expect(counted).toHaveLength(0);
    });
    expect(await Promise.all(counted)).toEqual([1]);
  });

  it('what follows a commit is not done for a transaction that is undone', async () => {
    const failed = db.transaction(async (tx) => {
      noticeAfterCommit(tx, 'rooms', 'undone');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await heardBefore('first')).toEqual([]);
  });

  it('what follows a commit waits for the outermost one', async () => {
    await db.transaction(async (tx) => {
      await tx.transaction(async (inner) => noticeAfterCommit(inner, 'rooms', 'inner'));
      await expect(heardBefore('second')).resolves.toEqual([]);
    });
    await expect.poll(() => heard).toContain('inner');
  });

  it('what follows a commit is done at once outside of any', async () => {
    let done = false;
    afterCommit(db, () => {
      done = true;
    });
    expect(done).toBe(true);
    expect(() => afterCommit({}, () => undefined)).toThrow('openDatabase');
  });
});

it('notices that come together go together, the same one once', async () => {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  db.$client.on('acquire', count);
  for (let nth = 0; nth < 60; nth += 1) noticeAfterCommit(db, 'rooms', `player ${nth % 3}`);
  expect(await heardBefore('third')).toEqual(['player 0', 'player 1', 'player 2']);
  db.$client.off('acquire', count);
  expect(statements).toBe(1);
});
