import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { openPipelines, type Pipelines } from '../../../../platform/src/db/pipeline';
import { lockPlayer } from '../../../../platform/src/services/kernel/players/lock-player';
import { makeAlone } from '../../../../platform/src/services/play/seamless/internal/make-alone';
import { makeBatch } from '../../../../platform/src/services/play/seamless/internal/make-batch';
import { betCall, winCall } from '../../../../platform/src/services/play/seamless/wallet-call';
import { makePlayer } from '../../../support/funded-player';
import { type Command, walletModel } from '../../../support/money/wallet-model';
import type { TestPlatform } from '../../../support/platform';
import { it as platformIt } from '../../../support/platform-test';
import { addGames, callWallet, moneyOf, openSession, play } from '../../../support/play/wallet-caller';
import { runs } from '../../../support/random-runs';

const HOUSE = { name: 'house', isOn: true };
const START = { game: 10_000n, electronic: 0n, bonus: 0n };

const it = platformIt.extend(
  'pipelines',
  { scope: 'file' },
  async ({ platform }, { onCleanup }): Promise<Pipelines> => {
    const pipelines = openPipelines(platform.ctx.env.DATABASE_URL, 1, {});
    onCleanup(() => pipelines.close());
    return pipelines;
  },
);
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

/** A player with a session of their own, and their bets as calls. */
async function seated(platform: TestPlatform) {
  const player = await makePlayer(platform, START);
  const session_id = await openSession(platform, player);
  const bet = (transaction_id: string = randomUUID(), session = session_id) =>
    betCall(HOUSE, { session_id: session, round_id: `r-${transaction_id}`, transaction_id, amount: '5.00' });
  return { player, session_id, bet };
}

const kinds = (outcomes: readonly { kind: string }[]) => outcomes.map(({ kind }) => kind);

it('bets and wins of many players are made in one transaction', async ({ platform, pipelines }) => {
  const people = await Promise.all(Array.from({ length: 20 }, () => seated(platform)));
  const transact = vi.spyOn(pipelines, 'transact');
  const bets = await makeBatch(
    platform.ctx,
    pipelines,
    people.map(({ bet }) => bet()),
  );
  expect(kinds(bets)).toEqual(people.map(() => 'answered'));
  expect(transact).toHaveBeenCalledTimes(1);
  transact.mockRestore();
  for (const { player } of people) expect(await moneyOf(platform, player)).toMatchObject({ game: 9_500n });
});

it('a failing call among good ones is made by itself, and the good ones are made too', async ({ platform }) => {
  const people = await Promise.all(Array.from({ length: 8 }, () => seated(platform)));
  const same = randomUUID();
  // Two players under one transaction id: the batch that holds both fails, and only one of them may have it.
  const answers = await Promise.all(
    people.map(({ session_id }, nth) =>
      callWallet(platform, 'bet', {
        session_id,
        round_id: `f-${same}-${nth}`,
        transaction_id: nth < 2 ? same : randomUUID(),
        amount: '5.00',
      }),
    ),
  );
  const errors = answers.flatMap(({ body }) => body.error ?? []);
  expect(errors).toEqual(['DUPLICATE_TRANSACTION']);
  const left = await Promise.all(people.map(async ({ player }) => (await moneyOf(platform, player)).game));
  expect(left.filter((game) => game === 9_500n)).toHaveLength(7);
  expect(left.filter((game) => game === 10_000n)).toHaveLength(1);
});

it('of two calls of one player in a batch the second waits for the next', async ({ platform, pipelines }) => {
  const { player, bet } = await seated(platform);
  const other = await openSession(platform, player, { game: 'gold-rush' });
  const outcomes = await makeBatch(platform.ctx, pipelines, [bet(), bet(randomUUID(), other)]);
  expect(kinds(outcomes)).toEqual(['answered', 'again']);
  expect(await moneyOf(platform, player)).toMatchObject({ game: 9_500n });
});

it('two calls of one player at once are both made, in whichever windows', async ({ platform }) => {
  const { player, session_id } = await seated(platform);
  const other = await openSession(platform, player, { game: 'gold-rush' });
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) =>
      callWallet(platform, 'bet', {
        session_id: nth % 2 === 0 ? session_id : other,
        round_id: `w-${session_id}-${nth}`,
        transaction_id: `w-${session_id}-${nth}`,
        amount: '5.00',
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.filter(({ body }) => body.error === 'INSUFFICIENT_FUNDS')).toHaveLength(20);
  expect(await moneyOf(platform, player)).toMatchObject({ game: 0n });
});

it('a player whose turn is held elsewhere keeps nobody waiting', async ({ platform }) => {
  const [slow, ...quick] = await Promise.all(Array.from({ length: 10 }, () => play2(platform)));
  if (!slow) throw new Error('There are ten.');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let taken = () => {};
  const locked = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const holder = platform.ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, slow.player.id);
    taken();
    await held;
  });
  await locked;
  const late = slow.calls.bet('r', 'b', '5.00');
  const answers = await Promise.all(quick.map(({ calls }) => calls.bet('r', 'b', '5.00')));
  expect(answers.map(({ status }) => status)).toEqual(quick.map(() => 200));
  expect(await Promise.race([late, setTimeout(200, 'waits')])).toBe('waits');
  release();
  await holder;
  expect((await late).status).toBe(200);
});

async function play2(platform: TestPlatform) {
  const player = await makePlayer(platform, START);
  return { player, calls: await play(platform, player) };
}

it('nothing is done by a batch that is cut off between what it reads and what it writes', async ({
  platform,
  pipelines,
}) => {
  const people = await Promise.all(Array.from({ length: 5 }, () => seated(platform)));
  const calls = people.map(({ bet }) => bet());
  const cutOff: Pipelines = {
    ...pipelines,
    transact: (work) =>
      pipelines.transact(async (pipeline) => {
        const written = await work(pipeline);
        await platform.ctx.db.$client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'kozyr-wallet' and state = 'idle in transaction'`,
        );
        return written;
      }),
  };
  await expect(makeBatch(platform.ctx, cutOff, calls)).rejects.toThrow();
  for (const { player } of people) expect(await moneyOf(platform, player)).toMatchObject({ game: 10_000n });
  // As the queue does then.
  const answers = await Promise.all(calls.map((call) => makeAlone(platform.ctx, call)));
  expect(answers.flat().every(({ ok }) => ok)).toBe(true);
  for (const { player } of people) expect(await moneyOf(platform, player)).toMatchObject({ game: 9_500n });
});

it('a batch whose end was not heard of is not made twice', async ({ platform, pipelines }) => {
  const people = await Promise.all(Array.from({ length: 5 }, () => seated(platform)));
  const calls = people.map(({ bet }) => bet());
  const unheard: Pipelines = {
    ...pipelines,
    transact: async (work) => {
      await pipelines.transact(work);
      throw new Error('Connection terminated unexpectedly');
    },
  };
  await expect(makeBatch(platform.ctx, unheard, calls)).rejects.toThrow();
  const answers = await Promise.all(calls.map((call) => makeAlone(platform.ctx, call)));
  expect(answers.flat().every(({ ok }) => ok)).toBe(true);
  for (const { player } of people) expect(await moneyOf(platform, player)).toMatchObject({ game: 9_500n });
});

it('a win above its bound is left to be made by itself, and waits there', async ({ platform, pipelines }) => {
  const { session_id, bet } = await seated(platform);
  const transaction = randomUUID();
  await makeBatch(platform.ctx, pipelines, [bet(transaction)]);
  const win = winCall(HOUSE, {
    session_id,
    round_id: `r-${transaction}`,
    transaction_id: randomUUID(),
    amount: '999999.00',
    round_closed: true,
  });
  expect(kinds(await makeBatch(platform.ctx, pipelines, [win]))).toEqual(['alone']);
  const [answer] = await makeAlone(platform.ctx, win);
  expect(answer).toMatchObject({ ok: true, body: { status: 'pending_review' } });
});

it('10,000 mixed calls of forty players at once are answered as the model answers them', async ({ platform }) => {
  const PLAYERS = 40;
  const CALLS = 250;
  const round = fc.constantFrom('r0', 'r1', 'r2');
  const amount = fc.bigInt({ min: 100n, max: 3_000n });
  const nth = fc.integer({ min: 0, max: 40 });
  const command: fc.Arbitrary<Command> = fc.oneof(
    { weight: 8, arbitrary: fc.record({ action: fc.constant('bet'), round, id: nth.map((n) => `b${n}`), amount }) },
    {
      weight: 8,
      arbitrary: fc.record({
        action: fc.constant('win'),
        round,
        id: nth.map((n) => `w${n}`),
        amount: fc.oneof(amount, fc.constant(0n)),
        closes: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        action: fc.constantFrom('refund', 'rollback'),
        round,
        id: nth.map((n) => `u${n}`),
        of: nth.map((n) => `b${n}`),
      }),
    },
  );
  // Rounds end soon: each stretch of ten calls has rounds of its own.
  const lives = fc.array(fc.array(command, { minLength: CALLS, maxLength: CALLS }), {
    minLength: PLAYERS,
    maxLength: PLAYERS,
  });
  await fc.assert(
    fc.asyncProperty(lives, async (all) => {
      await Promise.all(all.map((commands) => liveAsModelled(platform, commands)));
    }),
    runs(1),
  );
}, 300_000);

async function liveAsModelled(platform: TestPlatform, commands: readonly Command[]): Promise<void> {
  const start = { game: 20_000n, electronic: 0n, bonus: 5_000n };
  const player = await makePlayer(platform, start);
  const session_id = await openSession(platform, player);
  const model = walletModel(start);
  for (const [place, command] of commands.entries()) {
    const stretch = Math.floor(place / 10);
    const one = { ...command, round: `${command.round}-${stretch}` };
    expect(await send(platform, session_id, one)).toBe(model.apply(one));
  }
  expect(await moneyOf(platform, player)).toEqual(model.money());
}

async function send(platform: TestPlatform, session_id: string, command: Command): Promise<string> {
  const mark = `${session_id}-`;
  const ids = { session_id, round_id: mark + command.round, transaction_id: mark + command.id };
  const money = (minor: bigint) => `${minor / 100n}.${`${minor % 100n}`.padStart(2, '0')}`;
  const rest =
    'of' in command
      ? { [command.action === 'refund' ? 'bet_transaction_id' : 'original_transaction_id']: mark + command.of }
      : {
          amount: money(command.amount),
          ...(command.action === 'win' ? { round_closed: command.closes } : {}),
        };
  const { body } = await callWallet(platform, command.action, { ...ids, ...rest });
  return body.error ?? body.status ?? 'ok';
}
