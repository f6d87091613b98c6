import { describe, expect, test } from 'vitest';
import { seededDraw } from '../maths/random';
import type { Wallet } from '../wallet/wallet';
import { advance, BET_PATIENCE_MS, backoffMs } from './advance';
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
  STAKE,
  START,
  WIN,
} from './advance-harness';
import { memoryStore } from './memory-store';

describe('a round', () => {
  test('a round goes bet, draw, win, and ends settled', async () => {
    const { wallet, balance, applied } = fakeWallet();
    const store = memoryStore(fresh(), () => outcome);
    const round = await finish(store, wallet);
    expect(round).toMatchObject({ state: 'settled', win: WIN });
    expectRight(round, balance(), applied);
  });

  test('a round that loses still sends its closing win of zero', async () => {
    const { wallet, applied, balance } = fakeWallet();
    const nothing = { ...outcome, coins: 0 };
    await finish(
      memoryStore(fresh(), () => nothing),
      wallet,
    );
    expect(applied).toEqual(['bet', 'win']);
    expect(balance()).toBe(START - STAKE);
  });

  test('a round whose bet is refused ends rejected with the reason, undrawn', async () => {
    const { wallet, balance } = fakeWallet('none', -1, 500n);
    const store = memoryStore(fresh(), () => outcome);
    expect(await finish(store, wallet)).toMatchObject({
      state: 'rejected',
      failure: 'INSUFFICIENT_FUNDS',
      outcome: null,
    });
    expect(balance()).toBe(500n);
    expect(store.draws()).toBe(0);
  });

  test('a round whose bet is never answered is refunded, and the late bet stays blocked', async () => {
    const { wallet, balance } = fakeWallet();
    const deaf: Wallet = { ...wallet, bet: () => Promise.resolve({ kind: 'unknown', reason: 'time-out' }) };
    const round = await finish(
      memoryStore(fresh(), () => outcome),
      deaf,
    );
    expect(round).toMatchObject({ state: 'refunded', failure: 'UNANSWERED' });
    expect(await wallet.bet({ sessionId: 'w1', roundId: 'r1', amount: STAKE })).toEqual({
      kind: 'refused',
      error: 'TRANSACTION_REFUNDED',
    });
    expect(balance()).toBe(START);
  });

  test('a round whose bet was taken long ago but never confirmed is given back, not played', async () => {
    const { wallet, balance } = fakeWallet('killed-after', 1);
    const store = memoryStore(fresh(), () => outcome);
    const claimed = await store.claim('r1');
    await expect(advance(deps(store, wallet), claimed ?? { round: fresh(), lease: '' })).rejects.toThrow(Killed);
    expect(balance()).toBe(START - STAKE);
    const round = await finish(store, wallet, BET_PATIENCE_MS + 2_000);
    expect(round.state).toBe('refunded');
    expect(balance()).toBe(START);
  });

  test('a round refused after a call of unknown fate is refunded, because only a refund is sure', async () => {
    const { wallet, balance } = fakeWallet('lost-request', 1, 500n);
    expect(
      await finish(
        memoryStore(fresh(), () => outcome),
        wallet,
      ),
    ).toMatchObject({ state: 'refunded', failure: 'INSUFFICIENT_FUNDS' });
    expect(balance()).toBe(500n);
  });

  test('a round of demo play never calls the wallet', async () => {
    const { wallet, calls } = fakeWallet();
    expect(
      await finish(
        memoryStore(fresh({ mode: 'demo', walletSession: null }), () => outcome),
        wallet,
      ),
    ).toMatchObject({ state: 'settled', win: WIN });
    expect(calls()).toBe(0);
  });
});

describe('money ends right and the round is drawn once', () => {
  const troubles = ['lost-request', 'lost-answer', 'killed-before', 'killed-after'] as const;
  const walletPoints = troubles.flatMap((trouble) => [1, 2, 3].map((at) => [trouble, at] as const));
  test.each(walletPoints)(
    'money ends right and the round is drawn once when the wallet call is %s, call %i',
    async (trouble, at) => {
      const { wallet, balance, applied } = fakeWallet(trouble, at);
      const store = memoryStore(fresh(), () => outcome);
      const round = await finish(store, wallet);
      expect(round.state).toBe('settled');
      expectRight(round, balance(), applied);
      expect(store.draws()).toBe(1);
    },
  );

  const storePoints = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) =>
    (['before', 'after'] as const).map((when) => [when, at] as const),
  );
  test.each(storePoints)(
    'money ends right and the round is drawn once when the process is killed %s write %i',
    async (when, at) => {
      const { wallet, balance, applied } = fakeWallet();
      const store = memoryStore(fresh(), () => outcome);
      const dying = mortal(store, at, when);
      const claimed = await dying.claim('r1');
      await advance(deps(dying, wallet), claimed ?? { round: fresh(), lease: '' }).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      const round = await finish(store, wallet);
      expect(round.state).toBe('settled');
      expectRight(round, balance(), applied);
      expect(store.draws()).toBe(1);
    },
  );

  test('money ends right and the round is drawn once under a thousand random mixtures of all of it', async () => {
    const draw = seededDraw(99);
    for (let run = 0; run < 1_000; run += 1) {
      const inner = fakeWallet();
      const wallet = roughWallet(inner.wallet, draw);
      const store = memoryStore(fresh(), () => outcome);
      await finish(store, wallet);
      // A run that is still unfinished only lacks luck: the worker would go on, here with a wallet that is well again.
      const round = await finish(store, inner.wallet);
      expectRight(round, inner.balance(), inner.applied);
      expect(store.draws()).toBeLessThanOrEqual(1);
    }
  });
});

test('the backoff doubles from a second to a minute', () => {
  expect([0, 1, 2, 3, 7, 50].map(backoffMs)).toEqual([1_000, 1_000, 2_000, 4_000, 60_000, 60_000]);
});
