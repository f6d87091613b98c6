import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it as plain } from 'vitest';
import { type Database, openDatabase } from '../../../../platform/src/db/database';
import { parsePartitionsEnv } from '../../../../platform/src/env';
import { type KeptPartitions, keepLedgerPartitions } from '../../../../platform/src/jobs/keep-ledger-partitions';
import { getBalances } from '../../../../platform/src/ledger/balances';
import { carryEntries } from '../../../../platform/src/ledger/carry';
import { checkLedger } from '../../../../platform/src/ledger/check';
import { checkDays, rollUpDays } from '../../../../platform/src/ledger/day-totals';
import { getHouseBalance } from '../../../../platform/src/ledger/house';
import { leftOf } from '../../../../platform/src/ledger/left-of';
import { makePartitionsAhead, readPartitions } from '../../../../platform/src/ledger/partitions';
import { balancesAt, pageOfPostings } from '../../../../platform/src/ledger/player-history';
import { type Posting, post } from '../../../../platform/src/ledger/post';
import { reverse } from '../../../../platform/src/ledger/reverse';
import { isSpreadHere, platformDatabase } from '../../../support/database';

const MILLION = 1_000_000n;
const it = plain
  .extend('url', () => platformDatabase())
  .extend('db', ({ url }, { onCleanup }): Database => {
    const db = openDatabase(url, 6);
    onCleanup(() => db.$client.end());
    return db;
  })
  .extend('client', async ({ url }, { onCleanup }) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onCleanup(() => client.end());
    return client;
  });

const gift = (player: string, amount: bigint, key: string = randomUUID()): Posting => ({
  key,
  kind: 'deposit',
  currency: 'uah',
  legs: [{ from: { house: 'gateway_clearing' }, to: { player, wallet: 'game' }, amount }],
});
/** The next transfers get numbers from here on, as after so many of them. */
const goTo = (client: pg.Client, number: bigint) =>
  client.query(`select setval('ledger_transfers_id_seq', ${number}, false)`);
const bounds = async (client: pg.Client) => (await readPartitions(client)).map(({ from, to }) => [from, to]);
const inYears = (years: number, days = 0) => new Date(Date.now() + (years * 366 + days) * 86_400_000);

async function lawful(db: Database): Promise<void> {
  expect((await checkLedger(db)).violations).toEqual([]);
  expect((await checkDays(db)).violations).toEqual([]);
}

/** The job at a moment, where entries are kept for five years. */
const keep = (db: Database, url: string, now: Date, months: number | null = 60): Promise<KeptPartitions> =>
  keepLedgerPartitions({
    db,
    env: { DATABASE_URL: url, LEDGER_ENTRIES_KEPT_MONTHS: months ?? undefined },
    now: () => now,
  });

/** Sums totals and days: what is settled waits for every older transaction of the server, those of other tests' databases too. */
const settle = (db: Database) =>
  expect
    .poll(
      async () => {
        await rollUpDays(db);
        const { rows } = await db.$client.query<{ left: string }>(
          'select ((select max(id) from ledger_transfers) - up_to)::text as left from ledger_days_state',
        );
        return rows[0]?.left;
      },
      { timeout: 120_000 },
    )
    .toBe('0');

it('a table that was there is one partition without an end, and is given an end while bets go on', async ({
  db,
  url,
  client,
}) => {
  const player = randomUUID();
  await post(db, gift(player, 5n));
  expect(await bounds(client)).toEqual([[0n, null]]);
  let isPosting = true;
  let posted = 0;
  const bets = (async () => {
    for (; isPosting; posted += 1) await post(db, gift(player, 1n));
  })();
  const made = await Promise.all([keep(db, url, new Date()), keep(db, url, new Date())]);
  isPosting = false;
  await bets;
  expect(made.map((one) => one.made).sort()).toEqual([0, 1]);
  expect(await bounds(client)).toEqual([
    [0n, 3n * MILLION],
    [3n * MILLION, null],
  ]);
  expect(await getBalances(db, player, 'uah')).toMatchObject({ game: 5n + BigInt(posted) });
  await settle(db);
  await lawful(db);
});

it('partitions are made before transfers reach them, and when nobody made any, the last one takes what comes', async ({
  db,
  client,
}) => {
  const player = randomUUID();
  await makePartitionsAhead(client, new Date());
  expect(await bounds(client)).toEqual([
    [0n, MILLION],
    [MILLION, 2n * MILLION],
    [2n * MILLION, 3n * MILLION],
    [3n * MILLION, null],
  ]);
  await goTo(client, MILLION - 1n);
  await post(db, gift(player, 1n));
  await post(db, gift(player, 2n));
  expect(await makePartitionsAhead(client, inYears(1))).toBe(1);
  await goTo(client, 9n * MILLION);
  await post(db, gift(player, 4n));
  for (const from of [0n, MILLION, 4n * MILLION]) {
    const { rowCount } = await client.query(`select from ledger_entries_from_${from} where player is not null`);
    expect(rowCount).toBe(1);
  }
  expect(await makePartitionsAhead(client, inYears(1))).toBe(2);
  expect((await bounds(client)).slice(-3)).toEqual([
    [4n * MILLION, 11n * MILLION],
    [11n * MILLION, 12n * MILLION],
    [12n * MILLION, null],
  ]);
  await settle(db);
  await lawful(db);
});

it('the run after one that broke in the middle finishes what that one began', async ({ db, client, url }) => {
  await post(db, gift(randomUUID(), 1n));
  // It promised an end, and died.
  await client.query(
    'alter table ledger_entries_from_0 add constraint ledger_entries_ends_before_7000000 check (transfer_id < 7000000) not valid',
  );
  expect((await keep(db, url, new Date())).made).toBe(1);
  expect(await bounds(client)).toEqual([
    [0n, 7n * MILLION],
    [7n * MILLION, null],
  ]);
  const { rowCount } = await client.query(
    `select from pg_constraint where conname like 'ledger_entries_ends_before_%'`,
  );
  expect(rowCount).toBe(0);
  // It said that a partition has left, detached it, and died.
  await goTo(client, 7n * MILLION);
  await post(db, gift(randomUUID(), 2n));
  await settle(db);
  await carryEntries(db, 7n * MILLION - 1n, new Date());
  await client.query(`update ledger_carried_state set left_up_to = 6999999, left_through = current_date + 1`);
  await client.query('alter table ledger_entries detach partition ledger_entries_from_0');
  expect((await keep(db, url, new Date())).dropped).toEqual(['ledger_entries_from_0']);
  expect((await keep(db, url, new Date())).dropped).toEqual([]);
  await lawful(db);
});

it('what is no longer kept is carried, leaves a week later, and every law and balance stays', async ({
  db,
  url,
  client,
}) => {
  const [player, other] = [randomUUID(), randomUUID()];
  await makePartitionsAhead(client, new Date());
  const old = await post(db, gift(player, 700n, 'old'));
  await post(db, { ...gift(player, 200n), kind: 'bonus_given' });
  await goTo(client, 3n * MILLION + 1n);
  const late = await post(db, gift(other, 40n, 'late'));
  await settle(db);
  const house = await getHouseBalance(db, 'gateway_clearing', 'uah');
  const own = () =>
    leftOf(db, {
      player,
      currency: 'uah',
      wallet: 'game',
      balance: 900n,
      kinds: ['deposit'],
      takenBy: ['withdrawal_hold'],
    });
  expect(await own()).toBe(700n);

  // Everything was posted today: four years on all of it is kept, and without the setting for ever.
  expect(await keep(db, url, inYears(4))).toMatchObject({ carried: 0, dropped: [] });
  expect(await keep(db, url, inYears(9), null)).toMatchObject({ carried: 0, dropped: [] });
  const first = await keep(db, url, inYears(6));
  expect(first.carried).toBeGreaterThan(0);
  expect(first.dropped).toEqual([]);
  await lawful(db);
  expect((await keep(db, url, inYears(6, 6))).dropped).toEqual([]);
  await client.query('begin isolation level repeatable read; select count(*) from ledger_entries');
  const dropping = Promise.all([keep(db, url, inYears(6, 8)), keep(db, url, inYears(6, 8))]);
  // It waits for who reads, and bets wait for neither.
  await post(db, gift(other, 2n));
  await client.query('commit');
  const dropped = (await dropping).flatMap((one) => one.dropped);
  expect(dropped).toEqual(['ledger_entries_from_0', 'ledger_entries_from_1000000', 'ledger_entries_from_2000000']);
  await settle(db);
  await lawful(db);

  expect(await getHouseBalance(db, 'gateway_clearing', 'uah')).toBe(house - 2n);
  expect(await getBalances(db, player, 'uah')).toMatchObject({ game: 900n });
  expect(await balancesAt(db, { player, currency: 'uah' }, inYears(1))).toMatchObject({ game: 900n });
  expect(await own()).toBe(900n);
  expect(await pageOfPostings(db, { player, currency: 'uah' }, { limit: 5, offset: 0, max: 5 })).toEqual({
    items: [],
    total: 0,
  });
  // A key is known for ever, and what it moved is moved once.
  const again = await post(db, gift(player, 700n, 'old'));
  expect(again).toMatchObject({ transferId: old.transferId, replayed: true, entries: [], balances: old.balances });
  await expect(reverse(db, { key: 'undo', player, transferId: old.transferId })).rejects.toThrow();
  expect((await reverse(db, { key: 'undo-late', player, transferId: late.transferId })).replayed).toBe(false);
  await settle(db);
  await lawful(db);
});

// Of several servers the coordinator tells another plan, and each part has this one.
it.skipIf(isSpreadHere())(
  'newest entries first are read from the newest partitions alone, and one transfer from its own',
  async ({ db, client }) => {
    const player = randomUUID();
    await makePartitionsAhead(client, new Date());
    for (const start of [1n, MILLION, 2n * MILLION]) {
      await goTo(client, start);
      await Promise.all(Array.from({ length: 20 }, () => post(db, gift(player, 1n))));
    }
    // Tables of this size are read whole otherwise.
    await client.query('analyze; set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
    const planOf = async (query: string) => {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, timing off, summary off, buffers off) ${query}`,
      );
      return rows.map((row) => row['QUERY PLAN']);
    };
    const isRead = (plan: readonly string[], partition: string) =>
      plan.some((line) => line.includes(` on ${partition} `) && !line.includes('never executed'));
    const newest = await planOf(
      `select distinct transfer_id from ledger_entries where player = '${player}' order by transfer_id desc limit 5`,
    );
    expect(['2000000', '1000000', '0'].map((from) => isRead(newest, `ledger_entries_from_${from}`))).toEqual([
      true,
      false,
      false,
    ]);
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query('prepare one (bigint) as select * from ledger_entries where transfer_id = $1');
    const one = await planOf('execute one (1000001)');
    expect(['2000000', '1000000', '0'].map((from) => isRead(one, `ledger_entries_from_${from}`))).toEqual([
      false,
      true,
      false,
    ]);
  },
);

it('a partition that breaks a law stays', async ({ db, url, client }) => {
  await post(db, gift(randomUUID(), 7n));
  await makePartitionsAhead(client, new Date());
  await goTo(client, 4n * MILLION);
  await post(db, gift(randomUUID(), 1n));
  await settle(db);
  await keep(db, url, inYears(6));
  // Where players are spread there are none.
  if (!isSpreadHere()) await client.query('alter table ledger_entries_from_0 disable trigger user');
  await client.query('update ledger_entries_from_0 set amount = amount + 1 where player is not null');
  await expect(keep(db, url, inYears(7))).rejects.toThrow('ledger_entries_from_0 stays: a leg does not sum to zero');
  expect((await bounds(client))[0]?.[0]).toBe(0n);
});

it('a wrong sum of what is carried is found before its entries leave', async ({ db, url, client }) => {
  await post(db, gift(randomUUID(), 7n));
  await makePartitionsAhead(client, new Date());
  await goTo(client, 4n * MILLION);
  await post(db, gift(randomUUID(), 1n));
  await settle(db);
  await keep(db, url, inYears(6));
  await client.query(`update ledger_carried set amount = amount + 1 where player is not null`);
  const broken = (await checkLedger(db)).violations.map(({ law }) => law);
  expect(broken).toEqual(['balances equal their entries', 'what is carried of a currency sums to zero']);
});

it('the setting refuses to keep less than the law asks for, and keeps everything when it is unset', () => {
  const read = (months?: string) =>
    parsePartitionsEnv({ DATABASE_URL: 'postgres://kozyr@localhost/kozyr', LEDGER_ENTRIES_KEPT_MONTHS: months });
  expect(read('60').LEDGER_ENTRIES_KEPT_MONTHS).toBe(60);
  expect(read().LEDGER_ENTRIES_KEPT_MONTHS).toBeUndefined();
  expect(() => read('59')).toThrow('LEDGER_ENTRIES_KEPT_MONTHS must be at least 60');
  expect(() => read('five')).toThrow('LEDGER_ENTRIES_KEPT_MONTHS must be a number of months');
});
