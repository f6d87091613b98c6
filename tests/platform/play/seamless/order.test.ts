import { fromMinor } from '@kozyr/contracts/money';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import { type Command, type Money, walletModel } from '../../../support/money/wallet-model';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { addGames, callWallet, moneyOf, openSession } from '../../../support/play/wallet-caller';
import { runs } from '../../../support/random-runs';

const START: Money = { game: 100n, electronic: 150n, bonus: 10_000n };
let serial = 0;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

/** A fresh player who starts with START, and a way to send commands in their session. Answers "ok" or the error's code. */
async function newcomer(platform: TestPlatform, game?: string) {
  const player = await makePlayer(platform, START);
  const session_id = await openSession(platform, player, game ? { game } : {});
  serial += 1;
  const mark = `o${serial}-`;
  const send = async (command: Command): Promise<string> => {
    const ids = { session_id, round_id: mark + command.round, transaction_id: mark + command.id };
    const rest =
      'of' in command
        ? { [command.action === 'refund' ? 'bet_transaction_id' : 'original_transaction_id']: mark + command.of }
        : {
            amount: fromMinor(command.amount),
            ...(command.action === 'win' ? { round_closed: command.closes } : {}),
          };
    const answer = await callWallet(platform, command.action, { ...ids, ...rest });
    expect(answer.status, answer.text).toBeLessThan(500);
    return answer.body.error ?? answer.body.status ?? 'ok';
  };
  return { player, send };
}

/** A provider repeats what was refused; once a whole pass changed no answer, nothing more can change. */
async function repeat(calls: readonly Command[], send: (command: Command) => Promise<string>): Promise<void> {
  let before = '';
  for (;;) {
    const answers: string[] = [];
    for (const command of calls) answers.push(await send(command));
    if (answers.join() === before) return;
    before = answers.join();
  }
}

/** Money is conserved: what the player has is what the house does not, posting by posting. */
async function expectConserved(platform: TestPlatform, player: TestPlayer): Promise<void> {
  const { rows } = await platform.ctx.db.$client.query(
    `select coalesce(sum(amount), 0)::text as every, coalesce(sum(amount) filter (where player = $1), 0)::text as own
     from ledger_entries where transfer_id in (select transfer_id from ledger_entries where player = $1)`,
    [player.id],
  );
  const { game, electronic, bonus } = await moneyOf(platform, player);
  expect(rows).toEqual([{ every: '0', own: String(game + electronic + bonus) }]);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) =>
    permutations([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [item, ...rest]),
  );
}

const bet: Command = { action: 'bet', round: 'r', id: 'b', amount: 501n };
const win: Command = { action: 'win', round: 'r', id: 'w', amount: 1_003n, closes: true };
const loss: Command = { action: 'win', round: 'r', id: 'w', amount: 0n, closes: true };
const refund: Command = { action: 'refund', round: 'r', id: 'f', of: 'b' };
const undoBet: Command = { action: 'rollback', round: 'r', id: 'k', of: 'b' };
const undoWin: Command = { action: 'rollback', round: 'r', id: 'u', of: 'w' };

const AFTER_BET: Money = { game: 0n, electronic: 0n, bonus: 9_749n };
/** 251 of 501 came from bonus: 1003 * 251 / 501 = 502.5 goes back there. */
const AFTER_WIN: Money = { game: 0n, electronic: 501n, bonus: 10_251n };

/** Calls, and the balances they may end in: one, or the two of a contradiction in which the first to come stands. */
const CASES: [string, Command[], Money[]][] = [
  ['bet, win', [bet, win], [AFTER_WIN]],
  ['bet, lost', [bet, loss], [AFTER_BET]],
  ['bet, refund', [bet, refund], [START]],
  ['bet, rollback of the bet', [bet, undoBet], [START]],
  ['bet, refund, rollback of the bet', [bet, refund, undoBet], [START]],
  ['bet, lost, refund', [bet, loss, refund], [START]],
  ['bet, win, rollback of the win', [bet, win, undoWin], [AFTER_BET]],
  ['bet, win, refund, rollback of the win', [bet, win, refund, undoWin], [START]],
  ['bet, win, refund, both rollbacks', [bet, win, refund, undoWin, undoBet], [START]],
  ['bet, win, refund', [bet, win, refund], [AFTER_WIN, START]],
  ['bet, win, rollback of the bet', [bet, win, undoBet], [AFTER_WIN, START]],
];

describe.each(CASES)('%s', (about, calls, ends) => {
  it(`${about}: a round ends the same in every order, every call sent twice, refused ones sent again`, async ({
    platform,
  }) => {
    for (const order of permutations(calls)) {
      const { player, send } = await newcomer(platform);
      for (const command of order) {
        await send(command);
        await send(command);
      }
      await expectConserved(platform, player);
      await repeat(order, send);
      await expectConserved(platform, player);
      const names = order.map(({ action, id }) => `${action} ${id}`).join(', ');
      expect(ends, names).toContainEqual(await moneyOf(platform, player));
    }
  });

  it(`${about}: a round ends the same when everything comes at once`, async ({ platform }) => {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { player, send } = await newcomer(platform);
      await Promise.all([...calls, ...calls.toReversed(), ...calls].map(send));
      await repeat(calls, send);
      await expectConserved(platform, player);
      expect(ends).toContainEqual(await moneyOf(platform, player));
    }
  });
});

it('a rollback of what was done in two rounds is refused for that, be the win of it spent or not', async ({
  platform,
}) => {
  const { player, send } = await newcomer(platform);
  const model = walletModel(START, 5_000n);
  const commands: Command[] = [
    { action: 'bet', round: 'r1', id: 'x', amount: 100n },
    { action: 'bet', round: 'r0', id: 'b0', amount: 100n },
    { action: 'win', round: 'r0', id: 'x', amount: 100n, closes: false },
    { action: 'bet', round: 'r0', id: 'b1', amount: 9_000n },
    { action: 'bet', round: 'r0', id: 'b2', amount: 950n },
    { action: 'rollback', round: 'r0', id: 'u0', of: 'x' },
  ];
  const answers = [];
  for (const one of commands) {
    answers.push(await send(one));
    expect(answers.at(-1)).toBe(model.apply(one));
    expect(await moneyOf(platform, player)).toEqual(model.money());
  }
  expect(answers.at(-1)).toBe('INVALID_REQUEST');
  await expectConserved(platform, player);
});

it.for([
  ['a round wins 5,000 stakes', 'lucky-fox', 5_000n],
  ['a round wins 3 stakes', 'gold-rush', 3n],
] as const)(
  'the wallet does what the model says where %s, whatever is called in whatever order',
  async ([_, game, times], { platform }) => {
    const round = fc.constantFrom('r0', 'r1');
    const bets = fc.constantFrom('b0', 'b1', 'b2', 'b3', 'x');
    const wins = fc.constantFrom('w0', 'w1', 'w2', 'x');
    const undos = fc.constantFrom('u0', 'u1', 'u2', 'u3');
    const amount = fc.bigInt({ min: 100n, max: 4_000n });
    const command: fc.Arbitrary<Command> = fc.oneof(
      { weight: 4, arbitrary: fc.record({ action: fc.constant('bet'), round, id: bets, amount }) },
      {
        weight: 3,
        arbitrary: fc.record({
          action: fc.constant('win'),
          round,
          id: wins,
          amount: fc.oneof(amount, fc.constant(0n)),
          closes: fc.boolean(),
        }),
      },
      { weight: 2, arbitrary: fc.record({ action: fc.constant('refund'), round, id: undos, of: bets }) },
      {
        weight: 2,
        arbitrary: fc.record({ action: fc.constant('rollback'), round, id: undos, of: fc.oneof(bets, wins) }),
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 24 }), async (commands) => {
        const { player, send } = await newcomer(platform, game);
        const model = walletModel(START, times);
        for (const one of commands) {
          expect(await send(one)).toBe(model.apply(one));
          expect(await moneyOf(platform, player)).toEqual(model.money());
        }
        await expectConserved(platform, player);
      }),
      runs(60),
    );
  },
);

it('64 concurrent bets of one player spend what there is, and no more', async ({ platform }) => {
  const { player, send } = await newcomer(platform);
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, nth) => send({ action: 'bet', round: `r${nth}`, id: `b${nth}`, amount: 500n })),
  );
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 'INSUFFICIENT_FUNDS')).toHaveLength(44);
  expect(await moneyOf(platform, player)).toEqual({ game: 0n, electronic: 0n, bonus: 250n });
  await expectConserved(platform, player);
  const { rows } = await platform.ctx.db.$client.query(
    'select sum(stake_game)::int as game, sum(stake_electronic)::int as electronic, sum(stake_bonus)::int as bonus from rounds where user_id = $1',
    [player.id],
  );
  expect(rows).toEqual([{ game: 100, electronic: 150, bonus: 9_750 }]);
});

it('many players play at once without losing or doubling a coin', async ({ platform }) => {
  const crowd = await Promise.all(Array.from({ length: 16 }, () => newcomer(platform)));
  await Promise.all(
    crowd.flatMap(({ send }) =>
      Array.from({ length: 6 }, async (_, nth) => {
        const round = `r${nth}`;
        await Promise.all([1, 2].map(() => send({ action: 'bet', round, id: `b${nth}`, amount: 300n })));
        await Promise.all([1, 2].map(() => send({ action: 'win', round, id: `w${nth}`, amount: 100n, closes: true })));
      }),
    ),
  );
  for (const { player } of crowd) {
    const { game, electronic, bonus } = await moneyOf(platform, player);
    expect(game + electronic + bonus).toBe(10_250n - 6n * 300n + 6n * 100n);
    await expectConserved(platform, player);
  }
});
