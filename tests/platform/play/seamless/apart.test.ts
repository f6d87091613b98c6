import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { openWallet, type Wallet } from '../../../../platform/src/services/play/seamless/wallet';
import { betCall, type WalletCall, winCall } from '../../../../platform/src/services/play/seamless/wallet-call';
import { makePlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it as platformIt } from '../../../support/platform-test';
import { addGames, moneyOf, openSession } from '../../../support/play/wallet-caller';

const HOUSE = { name: 'house', isOn: true };

/** The wallet as it works where players lie on several servers, over the one there is: with the same statements. */
const it = platformIt.extend('wallet', { scope: 'file' }, async ({ platform }, { onCleanup }): Promise<Wallet> => {
  const wallet = openWallet(platform.ctx, async () => true);
  onCleanup(() => wallet.close());
  return wallet;
});
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
});

async function seated(platform: TestPlatform) {
  const player = await makePlayer(platform, { game: 10_000n, electronic: 0n, bonus: 0n });
  const session_id = await openSession(platform, player);
  const of = (round: string) => ({ session_id, round_id: `${session_id}-${round}` });
  return {
    player,
    bet: (round: string) =>
      betCall(HOUSE, { ...of(round), transaction_id: `${session_id}-b-${round}`, amount: '5.00' }),
    win: (round: string) =>
      winCall(HOUSE, {
        ...of(round),
        transaction_id: `${session_id}-w-${round}`,
        amount: '7.00',
        round_closed: true,
      }),
  };
}

const all = (wallet: Wallet, calls: readonly WalletCall[]) => Promise.all(calls.map((call) => wallet.make(call)));
const taken = (answers: readonly (readonly { ok: boolean }[])[]) => answers.filter(([answer]) => answer?.ok).length;

it('the calls of a session at one moment are made one after another, and what is left decides', async ({
  platform,
  wallet,
}) => {
  const { player, bet } = await seated(platform);
  const transactions = vi.spyOn(platform.ctx.db, 'transaction');
  const answers = await all(
    wallet,
    Array.from({ length: 32 }, (_, nth) => bet(String(nth))),
  );
  expect(taken(answers)).toBe(20);
  expect(transactions).toHaveBeenCalledTimes(32);
  transactions.mockRestore();
  // The first twenty in the order in which they came: nobody is overtaken.
  expect(answers.map(([answer]) => answer?.ok)).toEqual(Array.from({ length: 32 }, (_, nth) => nth < 20));
  expect(await moneyOf(platform, player)).toMatchObject({ game: 0n });
});

it('the calls of many players go on beside each other, each in a transaction of its own', async ({
  platform,
  wallet,
}) => {
  const people = await Promise.all(Array.from({ length: 8 }, () => seated(platform)));
  const rounds = Array.from({ length: 5 }, () => randomUUID());
  const bets = await all(
    wallet,
    rounds.flatMap((round) => people.map(({ bet }) => bet(round))),
  );
  const wins = await all(
    wallet,
    rounds.flatMap((round) => people.map(({ win }) => win(round))),
  );
  expect([taken(bets), taken(wins)]).toEqual([40, 40]);
  for (const { player } of people) {
    const { game, electronic } = await moneyOf(platform, player);
    expect([game, electronic]).toEqual([7_500n, 3_500n]);
  }
});

it('a call that comes twice at one moment moves money once, and both are told the same', async ({
  platform,
  wallet,
}) => {
  const { player, bet } = await seated(platform);
  const answers = await all(wallet, [bet('same'), bet('same'), bet('same')]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await moneyOf(platform, player)).toMatchObject({ game: 9_500n });
});

it('a session that nobody has is refused, and whose it is is asked again at the next call', async ({
  platform,
  wallet,
}) => {
  const { bet } = await seated(platform);
  const strange = { ...bet('1'), sessionId: randomUUID() };
  for (const _ of [1, 2]) expect(await wallet.make(strange)).toMatchObject([{ ok: false }]);
});

it('where it can not be told whether players are spread the call fails, and the next one asks anew', async ({
  platform,
}) => {
  const asked = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockResolvedValue(true);
  const wallet = openWallet(platform.ctx, asked);
  const { player, bet } = await seated(platform);
  await expect(wallet.make(bet('1'))).rejects.toThrow('the database is away');
  expect(taken([await wallet.make(bet('1'))])).toBe(1);
  expect(taken([await wallet.make(bet('2'))])).toBe(1);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await moneyOf(platform, player)).toMatchObject({ game: 9_000n });
  await wallet.close();
});
