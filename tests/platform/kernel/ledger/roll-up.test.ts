import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../../../../platform/src/db/database';
import { checkLedger } from '../../../../platform/src/ledger/check';
import { rollUpHouse } from '../../../../platform/src/ledger/house';
import { post } from '../../../../platform/src/ledger/post';
import { platformDatabase } from '../../../support/database';

let db: Database;
beforeAll(async () => {
  db = openDatabase(await platformDatabase(), 10);
});
afterAll(async () => {
  await db.$client.end();
});

const HOUSE = ['gateway_clearing', 'promotions'] as const;
/** Moves both accounts of the house. */
const gift = (amount: bigint) => ({
  key: randomUUID(),
  kind: 'deposit',
  currency: 'uah' as const,
  legs: HOUSE.map((house) => ({ from: { house }, to: { player: randomUUID(), wallet: 'game' as const }, amount })),
});
const leftOf = async () => {
  const { rows } = await db.$client.query<{ left: string }>(
    'select (select max(id) from ledger_transfers) - up_to as left from ledger_roll_up_state',
  );
  return rows[0]?.left;
};
/** What is settled waits for every older transaction of the server, those of other tests' databases too. */
const settle = () =>
  expect
    .poll(
      async () => {
        await rollUpHouse(db);
        return leftOf();
      },
      { timeout: 120_000 },
    )
    .toBe('0');

const isHeldUp = async () => {
  const { rows } = await db.$client.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};
/** Begins roll-ups until one is held up: as long as a transaction of another test is older than what is to be folded, they end at once. */
async function rollUpHeldUp(): Promise<{ rolling: Promise<void> }> {
  let ended = true;
  let rolling = Promise.resolve();
  await expect
    .poll(
      async () => {
        if (ended) {
          ended = false;
          rolling = rollUpHouse(db).finally(() => {
            ended = true;
          });
        }
        return isHeldUp();
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  return { rolling };
}
/** A transaction of its own, which leaves nothing open behind it. */
async function begin(): Promise<PoolClient> {
  const client = await db.$client.connect();
  onTestFinished(() => client.release(true));
  await client.query('begin');
  return client;
}

// Of the two accounts the one that is written first gives the roll-up a number of its own; the other one keeps it there.
it.each(HOUSE)(
  'a transfer that begins while the total of %s is written and commits later is not passed over',
  async (held) => {
    await post(db, gift(1n));
    await settle();
    await post(db, gift(2n));
    await rollUpHouse(db);
    // Whoever holds the row of a total keeps the next roll-up where it already has a number of its own and has not read the newest yet.
    const holder = await begin();
    await holder.query('select 1 from ledger_house_totals where account = $1 for update', [held]);
    const { rolling } = await rollUpHeldUp();
    const late = await begin();
    await late.query('select ledger_post($1, $2, $3, $4, $5)', [
      randomUUID(),
      'deposit',
      'uah',
      JSON.stringify([{ from: ['house:gateway_clearing'], to: `${randomUUID()}:game`, amount: '7' }]),
      '{}',
    ]);
    await post(db, gift(4n));
    await holder.query('commit');
    await rolling;
    await rollUpHouse(db);
    await late.query('commit');
    await settle();
    expect((await checkLedger(db)).violations).toEqual([]);
  },
);
