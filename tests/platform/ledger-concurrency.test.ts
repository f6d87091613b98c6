import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/src/db/database';
import { DomainError } from '../../platform/src/errors';
import { getBalances } from '../../platform/src/ledger/balances';
import { checkLedger } from '../../platform/src/ledger/check';
import { hold, postHold, voidHold } from '../../platform/src/ledger/holds';
import { type Posted, type Posting, post } from '../../platform/src/ledger/post';
import { reverse } from '../../platform/src/ledger/reverse';
import { platformDatabase } from '../support/database';

const CLIENTS = 64;
const CALLS = 40;

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

/** A small deterministic generator, so that a failure repeats. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('loses and doubles no coin when 64 clients post to the same players, duplicates included', async () => {
  const players = Array.from({ length: 6 }, () => randomUUID());
  const pick = random(7);
  const player = () => players[pick(players.length)] ?? '';
  const postings: Posting[] = Array.from({ length: 900 }, (_, index) => {
    const [one, two] = [player(), player()];
    const amount = BigInt(1 + pick(40));
    const bet = {
      from: [
        { player: one, wallet: 'game' },
        { player: one, wallet: 'electronic' },
      ],
      to: { house: 'game_providers' },
      amount,
    } as const;
    const win = { from: { house: 'game_providers' }, to: { player: one, wallet: 'electronic' }, amount } as const;
    const deposit = { from: { house: 'gateway_clearing' }, to: { player: one, wallet: 'game' }, amount } as const;
    const across = { from: { player: one, wallet: 'game' }, to: { player: two, wallet: 'bonus' }, amount } as const;
    const legs = [[bet], [bet], [win], [deposit], [across], [deposit, bet]][pick(6)] ?? [bet];
    return { key: `shared:${index}`, kind: 'test', currency: 'uah', legs };
  });
  const answers = new Map<string, Posted[]>();
  const client = async (number: number) => {
    const choose = random(1_000 + number);
    for (let call = 0; call < CALLS; call += 1) {
      const posting = postings[choose(postings.length)];
      if (!posting) continue;
      const answer = await attempt(() => post(db, posting));
      if (typeof answer === 'string') expect(answer).toBe('NOT_ENOUGH_BALANCE');
      else answers.set(posting.key, [...(answers.get(posting.key) ?? []), answer]);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));

  const expected = new Map<string, bigint>();
  for (const given of answers.values()) {
    expect(given.filter((answer) => !answer.replayed)).toHaveLength(1);
    for (const answer of given) expect({ ...answer, replayed: true }).toEqual({ ...given[0], replayed: true });
    for (const { account, amount } of given[0]?.entries ?? [])
      if ('player' in account) {
        const name = `${account.player}:${account.wallet}`;
        expected.set(name, (expected.get(name) ?? 0n) + amount);
      }
  }
  expect([...answers.values()].some((given) => given.length > 1)).toBe(true);
  for (const id of players) {
    const { game, electronic, bonus } = await getBalances(db, id, 'uah');
    expect([game, electronic, bonus]).toEqual(
      ['game', 'electronic', 'bonus'].map((wallet) => expected.get(`${id}:${wallet}`) ?? 0n),
    );
  }
  expect((await checkLedger(db)).violations).toEqual([]);
});

it('makes a first balance once when 64 clients meet a new player', async () => {
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

it('gives the last coin to one of 64 clients', async () => {
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

it('ends a hold once when half the clients post it and half void it, and reverses a transfer once', async () => {
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
          ? postHold(db, { key: `end:${player}:post`, holdId, to: { house: 'gateway_clearing' } })
          : voidHold(db, { key: `end:${player}:void`, holdId }),
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
      attempt(() => reverse(db, { key: `back:${player}:${index}`, transferId: deposit.transferId })),
    ),
  );
  expect(reversals.filter((answer) => typeof answer !== 'string')).toHaveLength(1);
  expect((await getBalances(db, player, 'uah')).game).toBe(0n);
  expect((await checkLedger(db)).violations).toEqual([]);
});
