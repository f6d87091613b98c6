import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../../platform/src/db/database';
import { DomainError } from '../../../../platform/src/errors';
import { getBalances } from '../../../../platform/src/ledger/balances';
import { checkLedger } from '../../../../platform/src/ledger/check';
import { hold, postHold, voidHold } from '../../../../platform/src/ledger/holds';
import { type Posted, post } from '../../../../platform/src/ledger/post';
import { reverse } from '../../../../platform/src/ledger/reverse';
import { platformDatabase } from '../../../support/database';
import { askAll } from '../../../support/ledger/hot-wallets';
import { figures, groupBy, percentile, seedOf, sizeOf } from '../../../support/prove';

const CLIENTS = 64;
const HOT_WALLETS = 20;
const OPERATIONS = sizeOf('OPERATIONS', 2_000);
/** Far more than it takes: a busy machine is no failure. */
const LIMIT_MS = 240_000 + OPERATIONS * 20;

let db: Database;
beforeAll(async () => {
  db = openDatabase(await platformDatabase(), CLIENTS);
});
afterAll(() => db.$client.end());

/** Answers of many clients to the same calls, by key; anything but an answer or a refusal fails the test. */
async function attempt(call: () => Promise<Posted>): Promise<Posted | string> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

it(
  'the ledger loses and doubles no coin when 64 clients post to 20 wallets, a fifth of it twice',
  async () => {
    const players = Array.from({ length: HOT_WALLETS }, () => randomUUID());
    const seed = seedOf();
    const began = performance.now();
    const heard = await askAll(db, { players, clients: CLIENTS, operations: OPERATIONS, duplicates: 20, seed });
    const seconds = (performance.now() - began) / 1000;

    // What is done is done once: all who asked by one key heard of the same posting, and one of them made it.
    const wallets = new Map<string, bigint>();
    let postings = 0;
    for (const [key, given] of groupBy(heard, ({ ask }) => ask.key)) {
      const answers = given.flatMap(({ answer }) => ('entries' in answer ? [answer] : []));
      const [first] = answers;
      if (!first) continue;
      postings += 1;
      expect(
        answers.filter(({ replayed }) => !replayed),
        key,
      ).toHaveLength(1);
      const said = ({ transferId, entries, balances }: Posted) => ({ transferId, entries, balances });
      for (const answer of answers)
        if (!isDeepStrictEqual(said(answer), said(first))) expect(said(answer)).toEqual(said(first));
      for (const { account, amount } of first.entries) {
        if (!('player' in account)) continue;
        const name = `${account.player} ${account.wallet}`;
        wallets.set(name, (wallets.get(name) ?? 0n) + amount);
      }
    }
    for (const player of players) {
      const { version: _, ...held } = await getBalances(db, player, 'uah');
      for (const [wallet, amount] of Object.entries(held))
        expect(amount, wallet).toBe(wallets.get(`${player} ${wallet}`) ?? 0n);
    }
    const { violations, transfers } = await checkLedger(db);
    expect(violations).toEqual([]);
    expect(transfers).toBe(postings);

    const repeats = heard.length - new Set(heard.map(({ ask }) => ask.key)).size;
    expect(repeats).toBeGreaterThan(OPERATIONS / 10);
    const refusals = groupBy(heard, ({ answer }) => ('refused' in answer ? answer.refused : 'done'));
    expect([...refusals.keys()].toSorted()).toEqual(
      ['IDEMPOTENCY_CONFLICT', 'NOT_ENOUGH_BALANCE', 'done'].filter((code) => refusals.has(code)),
    );
    const times = heard.map(({ ms }) => ms);
    figures(
      `${CLIENTS} clients, ${HOT_WALLETS} wallets, ${heard.length} operations (${repeats} repeats) in ${seconds.toFixed(1)} s, seed ${seed}: ` +
        `${Math.round(heard.length / seconds)}/s, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`,
    );
    for (const [answer, those] of refusals) figures(`  ${answer}: ${those.length}`);
    figures(`  ${transfers} transfers; no law broken`);
  },
  LIMIT_MS,
);

it('the ledger makes a first balance once when 64 clients meet a new player', async () => {
  const player = randomUUID();
  const posted = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      post(db, {
        key: `first:${player}:${index}`,
        kind: 'deposit',
        currency: 'kzt',
        legs: [{ from: { house: 'gateway_clearing' }, to: { player, wallet: 'game' }, amount: 1n }],
      }),
    ),
  );
  expect(new Set(posted.map((one) => one.balances[player]?.version)).size).toBe(CLIENTS);
  expect(await getBalances(db, player, 'kzt')).toMatchObject({ game: BigInt(CLIENTS), version: CLIENTS });
});

it('the ledger gives the last coin to one of 64 clients', async () => {
  const player = randomUUID();
  const coin = { from: { house: 'promotions' }, to: { player, wallet: 'game' }, amount: 1n } as const;
  await post(db, { key: `coin:${player}`, kind: 'gift', currency: 'uah', legs: [coin] });
  const answers = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      attempt(() =>
        post(db, {
          key: `take:${player}:${index}`,
          kind: 'bet',
          currency: 'uah',
          legs: [{ from: coin.to, to: { house: 'game_providers' }, amount: 1n }],
        }),
      ),
    ),
  );
  expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'NOT_ENOUGH_BALANCE')).toHaveLength(CLIENTS - 1);
});

it('the ledger ends a hold once when half the clients post it and half void it, and reverses a transfer once', async () => {
  const player = randomUUID();
  const gift = await post(db, {
    key: `gift:${player}`,
    kind: 'gift',
    currency: 'uah',
    legs: [{ from: { house: 'promotions' }, to: { player, wallet: 'electronic' }, amount: 100n }],
  });
  const request = {
    key: `hold:${player}`,
    kind: 'withdrawal',
    player,
    currency: 'uah',
    from: ['electronic'],
    amount: 60n,
  } as const;
  const holds = await Promise.all(Array.from({ length: CLIENTS }, () => hold(db, request)));
  expect(new Set(holds.map((one) => one.holdId)).size).toBe(1);
  const holdId = holds[0]?.holdId ?? '';
  const ends = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      attempt(() =>
        index % 2 === 0
          ? postHold(db, { key: `end:${player}:post`, holdId, player, to: { house: 'gateway_clearing' } })
          : voidHold(db, { key: `end:${player}:void`, holdId, player }),
      ),
    ),
  );
  const done = ends.filter((answer) => typeof answer !== 'string');
  expect(new Set(done.map((answer) => answer.transferId)).size).toBe(1);
  expect(done).toHaveLength(CLIENTS / 2);
  const { electronic, holds: held } = await getBalances(db, player, 'uah');
  expect([40n, 100n]).toContain(electronic);
  expect(held).toBe(0n);

  const deposit = await post(db, {
    key: `deposit:${player}`,
    kind: 'deposit',
    currency: 'uah',
    legs: [{ from: { house: 'gateway_clearing' }, to: { player, wallet: 'game' }, amount: 500n }],
  });
  expect(gift.transferId).not.toBe(deposit.transferId);
  const reversals = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      attempt(() => reverse(db, { key: `back:${player}:${index}`, transferId: deposit.transferId, player })),
    ),
  );
  expect(reversals.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
  expect((await getBalances(db, player, 'uah')).game).toBe(0n);
  expect((await checkLedger(db)).violations).toEqual([]);
});
