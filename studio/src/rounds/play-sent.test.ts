import { describe, expect, test } from 'vitest';
import { seededDraw } from '../maths/random';
import type { PlayResult, Wallet } from '../wallet/wallet';
import { advance, BET_PATIENCE_MS } from './advance';
import {
  deps,
  expectRight,
  fakeWallet,
  finish,
  fresh,
  Killed,
  mortal,
  outcome,
  roughWallet,
  START,
  type Store,
  WIN,
} from './advance-harness';
import { memoryStore } from './memory-store';

const NEVER = () => {
  throw new Error('A round that was drawn is not drawn again');
};

/** A drawn round whose first call is about to be made, as its begin wrote it. */
const begun = () => memoryStore(fresh({ state: 'play_sent', outcome, win: WIN, nonce: 0, attempts: 1 }), NEVER);

/** The process that began it drives it, and may be killed. */
async function driveFirst(store: Store, wallet: Wallet): Promise<void> {
  const claimed = await store.claim('r1');
  if (!claimed) throw new Error('Nobody has the lease yet');
  await advance(deps(store, wallet), { ...claimed, counted: true }).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
}

/** Its first call answers this, without anything having been made; from the second on it is the wallet. */
function firstAnswers(wallet: Wallet, ...answers: PlayResult[]): Wallet {
  return { ...wallet, play: (input) => Promise.resolve(answers.shift()).then((one) => one ?? wallet.play(input)) };
}

const unknown: PlayResult = { kind: 'unknown', reason: 'time-out' };

describe('a round that is staked and paid in one call', () => {
  test('a drawn round is staked and paid in one call and ends settled', async () => {
    const { wallet, balance, applied, calls } = fakeWallet();
    const store = begun();
    await driveFirst(store, wallet);
    expect(store.round()).toMatchObject({ state: 'settled', win: WIN, outcome });
    expect(calls()).toBe(1);
    expectRight(store.round(), balance(), applied);
    expect(await store.claim('r1')).not.toBeNull();
  });

  test('a drawn round whose stake is refused ends rejected, with nothing left of what was drawn', async () => {
    const { wallet, balance, applied } = fakeWallet('none', -1, 500n);
    const store = begun();
    await driveFirst(store, wallet);
    const nothing = { outcome: null, win: null, nonce: null };
    expect(store.round()).toMatchObject({ state: 'rejected', failure: 'INSUFFICIENT_FUNDS', ...nothing });
    expect([balance(), applied]).toEqual([500n, []]);
  });

  test('a drawn round whose call is never answered is never given back, however old, and ends as it was drawn', async () => {
    const { wallet, balance, applied } = fakeWallet();
    const store = begun();
    const deaf: Wallet = { ...wallet, play: () => Promise.resolve(unknown) };
    await driveFirst(store, deaf);
    expect(await finish(store, deaf, 100 * BET_PATIENCE_MS)).toMatchObject({ state: 'play_sent', outcome, win: WIN });
    expect(applied).toEqual([]);
    expect(await finish(store, wallet, 200 * BET_PATIENCE_MS)).toMatchObject({ state: 'settled', outcome, win: WIN });
    expectRight(store.round(), balance(), applied);
  });

  test('a stake that is refused for good after an unknown answer was never taken', async () => {
    const { wallet, balance } = fakeWallet('none', -1, 500n);
    const store = begun();
    await driveFirst(store, firstAnswers(wallet, unknown));
    expect(await finish(store, wallet)).toMatchObject({
      state: 'rejected',
      failure: 'INSUFFICIENT_FUNDS',
      outcome: null,
    });
    expect(balance()).toBe(500n);
  });

  test.each(['OVERLOADED', 'INVALID_SIGNATURE', 'SESSION_NOT_FOUND', 'INVALID_REQUEST'] as const)(
    'the refusal %s says nothing of an earlier call without an answer: the round goes on as it was drawn',
    async (error) => {
      const { wallet, balance, applied } = fakeWallet('lost-answer', 1);
      const store = begun();
      await driveFirst(store, wallet);
      expect(applied).toEqual(['bet', 'win']);
      await finish(store, firstAnswers(wallet, { kind: 'refused', error }));
      expect(store.round()).toMatchObject({ state: 'settled', outcome, win: WIN });
      expectRight(store.round(), balance(), applied);
    },
  );

  test('a round of which the stake alone was taken goes on by its win', async () => {
    const { wallet, balance, applied } = fakeWallet();
    const stakeAlone: Wallet = {
      ...wallet,
      play: async ({ stake, ...round }) => {
        const taken = await wallet.bet({ ...round, amount: stake });
        return taken.kind === 'ok' ? { kind: 'staked', balance: taken.balance } : taken;
      },
    };
    const store = begun();
    await driveFirst(store, stakeAlone);
    expect(store.round()).toMatchObject({ state: 'settled', win: WIN });
    expectRight(store.round(), balance(), applied);
  });
});

describe('money of a play ends right and its outcome stays', () => {
  const troubles = ['lost-request', 'lost-answer', 'killed-before', 'killed-after'] as const;
  test.each(troubles)('the call of a play is %s and moves money once', async (trouble) => {
    const { wallet, balance, applied } = fakeWallet(trouble, 1);
    const store = begun();
    await driveFirst(store, wallet);
    await finish(store, wallet);
    expect(store.round()).toMatchObject({ state: 'settled', outcome });
    expectRight(store.round(), balance(), applied);
  });

  const storePoints = [1, 2, 3].flatMap((at) => (['before', 'after'] as const).map((when) => [when, at] as const));
  test.each(storePoints)('a process is killed %s write %i of a play, taken or refused', async (when, at) => {
    for (const start of [START, 0n]) {
      const { wallet, balance, applied } = fakeWallet('lost-answer', 1, start);
      const store = begun();
      await driveFirst(mortal(store, at, when), wallet);
      const round = await finish(store, wallet);
      expect(round.state).toBe(start === 0n ? 'rejected' : 'settled');
      if (start === 0n) expect([balance(), applied, round.outcome]).toEqual([0n, [], null]);
      else expectRight(round, balance(), applied);
    }
  });

  test('money of a play ends right under a thousand random mixtures of all of it', async () => {
    const draw = seededDraw(17);
    for (let run = 0; run < 1_000; run += 1) {
      const inner = fakeWallet('none', -1, draw(5) === 0 ? 0n : START);
      const wallet = roughWallet(inner.wallet, draw);
      const store = begun();
      await driveFirst(store, wallet);
      await finish(store, wallet);
      const round = await finish(store, inner.wallet);
      if (round.state === 'rejected') expect([inner.balance(), inner.applied]).toEqual([0n, []]);
      else {
        expect(round).toMatchObject({ state: 'settled', outcome });
        expectRight(round, inner.balance(), inner.applied);
      }
    }
  });
});
