import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../../platform/src/db/database';
import { getBalances } from '../../../../platform/src/ledger/balances';
import { checkLedger } from '../../../../platform/src/ledger/check';
import { expireHolds, hold, postHold, voidHold } from '../../../../platform/src/ledger/holds';
import { getHouseBalance, rollUpHouse } from '../../../../platform/src/ledger/house';
import { type Posting, post } from '../../../../platform/src/ledger/post';
import { reverse } from '../../../../platform/src/ledger/reverse';
import { isSpreadHere, platformDatabase } from '../../../support/database';

let db: Database;
beforeAll(async () => {
  db = openDatabase(await platformDatabase(), 10);
});
afterAll(async () => {
  expect((await checkLedger(db)).violations).toEqual([]);
  await db.$client.end();
});

const clearing = { house: 'gateway_clearing' } as const;
const providers = { house: 'game_providers' } as const;
const deposit = (player: string, amount: bigint, key: string = randomUUID()): Posting => ({
  key,
  kind: 'deposit',
  currency: 'uah',
  legs: [{ from: clearing, to: { player, wallet: 'game' }, amount }],
});
const stake = (player: string, amount: bigint, key: string = randomUUID()): Posting => ({
  key,
  kind: 'bet',
  currency: 'uah',
  legs: [
    {
      from: [
        { player, wallet: 'game' },
        { player, wallet: 'electronic' },
        { player, wallet: 'bonus' },
      ],
      to: providers,
      amount,
    },
  ],
});
/** A new player with 100 in game, 50 in electronic and 20 in bonus. */
async function richPlayer(): Promise<string> {
  const player = randomUUID();
  await post(db, deposit(player, 100n));
  await post(db, {
    key: randomUUID(),
    kind: 'seed',
    currency: 'uah',
    legs: [
      { from: providers, to: { player, wallet: 'electronic' }, amount: 50n },
      { from: { house: 'promotions' }, to: { player, wallet: 'bonus' }, amount: 20n },
    ],
  });
  return player;
}

it('the ledger credits a deposit against gateway_clearing, with balances and version', async () => {
  const player = randomUUID();
  expect(await getBalances(db, player, 'uah')).toMatchObject({ game: 0n, version: 0 });
  const posted = await post(db, deposit(player, 1_250n));
  expect(posted.entries).toEqual([
    { account: clearing, amount: -1_250n },
    { account: { player, wallet: 'game' }, amount: 1_250n },
  ]);
  expect(posted.balances[player]).toEqual({
    game: 1_250n,
    electronic: 0n,
    bonus: 0n,
    cashback: 0n,
    holds: 0n,
    version: 1,
  });
  expect(await getBalances(db, player, 'uah')).toEqual(posted.balances[player]);
  expect(await getBalances(db, player, 'kzt')).toMatchObject({ game: 0n, version: 0 });
});

it('the ledger spends game, then digital, then bonus, and says what came from where', async () => {
  const player = await richPlayer();
  const posted = await post(db, stake(player, 160n));
  expect(posted.entries.map((entry) => entry.amount)).toEqual([-100n, -50n, -10n, 160n]);
  expect(posted.balances[player]).toMatchObject({ game: 0n, electronic: 0n, bonus: 10n });
});

it('the ledger refuses what the wallets do not hold, writes nothing and leaves the transaction usable', async () => {
  const player = await richPlayer();
  const before = await getBalances(db, player, 'uah');
  await db.transaction(async (tx) => {
    await expect(post(tx, stake(player, 171n))).rejects.toMatchObject({ code: 'NOT_ENOUGH_BALANCE' });
    expect(await getBalances(tx, player, 'uah')).toEqual(before);
    await post(tx, stake(player, 170n));
  });
  expect(await getBalances(db, player, 'uah')).toMatchObject({ game: 0n, electronic: 0n, bonus: 0n });
});

it('the ledger answers a known key as the first time, also when the money is gone, and refuses another body', async () => {
  const player = await richPlayer();
  const first = await post(db, stake(player, 60n, `bet:${player}`));
  await post(db, stake(player, 110n));
  expect(await post(db, stake(player, 60n, `bet:${player}`))).toEqual({ ...first, replayed: true });
  await expect(post(db, stake(player, 61n, `bet:${player}`))).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  await expect(post(db, { ...stake(player, 60n, `bet:${player}`), memo: { a: 'b' } })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
});

it('the ledger reverses a transfer exactly, once', async () => {
  const player = await richPlayer();
  const before = await getBalances(db, player, 'uah');
  const bet = await post(db, stake(player, 160n));
  const undone = { key: `refund:${player}`, transferId: bet.transferId, player, kind: 'refund' };
  const back = await reverse(db, undone);
  expect(back.balances[player]).toEqual({ ...before, version: before.version + 2 });
  expect(await reverse(db, undone)).toEqual({ ...back, replayed: true });
  await expect(reverse(db, { ...undone, key: `other:${player}` })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
  await expect(reverse(db, { ...undone, key: `none:${player}`, transferId: '999999999' })).rejects.toThrow(
    'no such transfer',
  );
});

it('the ledger holds money, then posts it or gives it back to where it came from', async () => {
  const player = await richPlayer();
  const request = {
    key: `w:${player}`,
    kind: 'withdrawal',
    player,
    currency: 'uah',
    from: ['electronic', 'game'],
    amount: 70n,
  } as const;
  const held = await hold(db, request);
  expect(held.balances[player]).toMatchObject({ electronic: 0n, game: 80n, holds: 70n });
  expect(await hold(db, request)).toEqual({ ...held, replayed: true });
  const voided = await voidHold(db, { key: `void:${player}`, holdId: held.holdId, player });
  expect(voided.balances[player]).toMatchObject({ electronic: 50n, game: 100n, holds: 0n });
  expect(await voidHold(db, { key: `void:${player}`, holdId: held.holdId, player })).toEqual({
    ...voided,
    replayed: true,
  });
  await expect(
    postHold(db, { key: `post:${player}`, holdId: held.holdId, player, to: clearing }),
  ).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });

  const second = await hold(db, { ...request, key: `w2:${player}` });
  const paid = await postHold(db, { key: `post:${player}`, holdId: second.holdId, player, to: clearing });
  expect(paid.balances[player]).toMatchObject({ electronic: 0n, game: 80n, holds: 0n });
  await expect(voidHold(db, { key: `void2:${player}`, holdId: second.holdId, player })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
});

it('the ledger gives back what was held past its time, and nothing else', async () => {
  const player = await richPlayer();
  const request = { kind: 'withdrawal', player, currency: 'uah', from: ['game'], amount: 10n } as const;
  const due = await hold(db, { ...request, key: randomUUID(), expiresAt: new Date('2026-01-01T00:00:00Z') });
  await hold(db, { ...request, key: randomUUID(), expiresAt: new Date('2026-01-03T00:00:00Z') });
  expect(await expireHolds(db, new Date('2026-01-02T00:00:00Z'))).toEqual([due.holdId]);
  expect(await getBalances(db, player, 'uah')).toMatchObject({ game: 90n, holds: 10n });
});

it.skipIf(isSpreadHere())('the ledger never changes or loses an entry', async () => {
  await post(db, deposit(randomUUID(), 1n));
  for (const statement of [
    'update ledger_entries set amount = amount * 2',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_transfers set kind = kind',
    'delete from ledger_transfers',
  ])
    await expect(db.$client.query(statement)).rejects.toThrow('append-only');
});

it('the ledger rolls house accounts up without stepping over a transfer that commits late', async () => {
  const before = await getHouseBalance(db, 'gateway_clearing', 'kzt');
  const open = await db.$client.connect();
  await open.query('begin');
  await open.query('select ledger_post($1, $2, $3, $4, $5)', [
    randomUUID(),
    'deposit',
    'kzt',
    JSON.stringify([{ from: ['house:gateway_clearing'], to: `${randomUUID()}:game`, amount: '7' }]),
    '{}',
  ]);
  await post(db, { ...deposit(randomUUID(), 5n), currency: 'kzt' });
  for (let i = 0; i < 3; i += 1) await rollUpHouse(db);
  expect(await getHouseBalance(db, 'gateway_clearing', 'kzt')).toBe(before - 5n);
  await open.query('commit');
  open.release();
  // Waits for every older transaction of the server, those of other tests' databases too.
  await expect
    .poll(
      async () => {
        await rollUpHouse(db);
        const { rows } = await db.$client.query<{ left: string }>(
          'select (select max(id) from ledger_transfers) - up_to as left from ledger_roll_up_state',
        );
        return rows[0]?.left;
      },
      { timeout: 120_000 },
    )
    .toBe('0');
  expect(await getHouseBalance(db, 'gateway_clearing', 'kzt')).toBe(before - 12n);
});

it('a write past the ledger is caught by the check', async () => {
  const spoiled = openDatabase(await platformDatabase(), 2);
  try {
    const player = randomUUID();
    await post(spoiled, deposit(player, 100n));
    expect(await checkLedger(spoiled)).toMatchObject({ transfers: 1, entries: 2, players: 1, violations: [] });
    await spoiled.$client.query('update ledger_balances set game = 101');
    await spoiled.$client.query(`insert into ledger_entries
      select id, 3, 1, null, 'promotions', 5, owner from ledger_transfers where id = 1`);
    expect((await checkLedger(spoiled)).violations.map((violation) => violation.law)).toEqual([
      'entries of every leg sum to zero',
      'all entries of a currency sum to zero',
      'balances equal their entries',
    ]);
  } finally {
    await spoiled.$client.end();
  }
});
