import { describe, expect, test } from 'vitest';
import { slotModelOf } from '../maths/models';
import { seededDraw } from '../maths/random';
import { drawRound } from '../maths/round';
import type { Wallet, WalletResult } from '../wallet/wallet';
import { advance, BET_PATIENCE_MS, backoffMs } from './advance';
import { memoryStore } from './memory-store';
import { FINAL_STATES, type Round } from './round';

const STAKE = 1_000n;
const START = 50_000n;
const outcome = drawRound(slotModelOf('hearth'), seededDraw(12));
const WIN = (BigInt(outcome.coins) * STAKE) / 20n;

const fresh = (patch: Partial<Round> = {}): Round => ({
  id: 'r1',
  sessionId: 's1',
  spinId: 'spin-1',
  state: 'created',
  stake: STAKE,
  outcome: null,
  choice: null,
  decisions: [],
  seedId: null,
  nonce: null,
  win: null,
  balance: null,
  failure: null,
  attempts: 0,
  createdAt: new Date(0),
  mode: 'real',
  walletSession: 'w1',
  holder: 'player:p',
  game: 'g',
  ...patch,
});

type Trouble = 'none' | 'lost-request' | 'lost-answer' | 'killed-before' | 'killed-after';
class Killed extends Error {}

/** A wallet by the contract: idempotent, refunds may come before their bet. Trouble strikes call number `at`. */
function fakeWallet(trouble: Trouble = 'none', at = -1, start = START) {
  let balance = start;
  let calls = 0;
  const first = new Map<string, WalletResult>();
  const taken = new Map<string, bigint>();
  const blocked = new Set<string>();
  const applied: string[] = [];

  function once(name: string, roundId: string, apply: () => WalletResult): Promise<WalletResult> {
    calls += 1;
    const struck = calls === at ? trouble : 'none';
    if (struck === 'killed-before') return Promise.reject(new Killed());
    if (struck === 'lost-request') return Promise.resolve({ kind: 'unknown', reason: 'time-out' });
    const key = `${name}:${roundId}`;
    let result = first.get(key);
    if (!result) {
      result = apply();
      first.set(key, result);
      if (result.kind === 'ok') applied.push(name);
    }
    if (struck === 'killed-after') return Promise.reject(new Killed());
    return Promise.resolve(struck === 'lost-answer' ? { kind: 'unknown', reason: 'time-out' } : result);
  }
  const ok = (): WalletResult => ({ kind: 'ok', balance: String(balance) });
  const wallet: Wallet = {
    bet: ({ roundId, amount }) =>
      once('bet', roundId, () => {
        if (blocked.has(roundId)) return { kind: 'refused', error: 'TRANSACTION_REFUNDED' };
        if (balance < amount) return { kind: 'refused', error: 'INSUFFICIENT_FUNDS' };
        balance -= amount;
        taken.set(roundId, amount);
        return ok();
      }),
    win: ({ roundId, amount }) =>
      once('win', roundId, () => {
        balance += amount;
        return ok();
      }),
    refund: ({ roundId }) =>
      once('refund', roundId, () => {
        blocked.add(roundId);
        balance += taken.get(roundId) ?? 0n;
        return ok();
      }),
  };
  return { wallet, balance: () => balance, calls: () => calls, applied };
}

type Store = ReturnType<typeof memoryStore>;

const deps = (store: Store, wallet: Wallet, now = 1_000) => ({ store, wallet, now: () => now, warn: () => undefined });

/** What the worker does until the round is finished; a killed process is started again and its lease runs out. */
async function finish(store: Store, wallet: Wallet, now = 1_000): Promise<Round> {
  for (let run = 0; run < 20 && !FINAL_STATES.has(store.round().state); run += 1) {
    store.expire();
    const claimed = await store.claim('r1');
    if (!claimed) throw new Error('The lease should be free');
    await advance(deps(store, wallet, now), claimed).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
  }
  return store.round();
}

/** However a round ends, the player has exactly what the end says. */
function expectRight(round: Round, balance: bigint, applied: readonly string[]): void {
  if (round.state === 'settled') {
    expect(balance).toBe(START - STAKE + WIN);
    expect(applied).toEqual(['bet', 'win']);
  } else {
    expect(['refunded', 'rejected']).toContain(round.state);
    expect(balance).toBe(START);
    expect(applied).not.toContain('win');
  }
}

/** Dies just before or just after write number `at` of the store. */
function mortal(store: Store, at: number, when: 'before' | 'after'): Store {
  let writes = 0;
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    writes += 1;
    if (writes === at && when === 'before') throw new Killed();
    const result = await work();
    if (writes === at && when === 'after') throw new Killed();
    return result;
  };
  return {
    ...store,
    countAttempt: (...input) => guard(() => store.countAttempt(...input)),
    move: (...input) => guard(() => store.move(...input)),
    draw: (...input) => guard(() => store.draw(...input)),
    release: (...input) => guard(() => store.release(...input)),
  };
}

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
      const kinds = ['none', 'none', 'lost-request', 'lost-answer', 'killed-before', 'killed-after'] as const;
      const rough = async (call: () => Promise<WalletResult>): Promise<WalletResult> => {
        const kind = kinds[draw(kinds.length)];
        if (kind === 'lost-request') return { kind: 'unknown', reason: 'lost' };
        if (kind === 'killed-before') throw new Killed();
        const result = await call();
        if (kind === 'killed-after') throw new Killed();
        return kind === 'lost-answer' ? { kind: 'unknown', reason: 'lost' } : result;
      };
      const wallet: Wallet = {
        bet: (input) => rough(() => inner.wallet.bet(input)),
        win: (input) => rough(() => inner.wallet.win(input)),
        refund: (input) => rough(() => inner.wallet.refund(input)),
      };
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
