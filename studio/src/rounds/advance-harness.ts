import { expect } from 'vitest';
import { slotModelOf } from '../maths/models';
import { type Draw, seededDraw } from '../maths/random';
import { drawRound } from '../maths/round';
import type { Wallet, WalletResult } from '../wallet/wallet';
import { advance } from './advance';
import type { memoryStore } from './memory-store';
import { FINAL_STATES, type Round } from './round';

export const STAKE = 1_000n;
export const START = 50_000n;
export const outcome = drawRound(slotModelOf('hearth'), seededDraw(12));
export const WIN = (BigInt(outcome.coins) * STAKE) / 20n;

export const fresh = (patch: Partial<Round> = {}): Round => ({
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

export type Trouble = 'none' | 'lost-request' | 'lost-answer' | 'killed-before' | 'killed-after';
export class Killed extends Error {}

type Unknown = Extract<WalletResult, { kind: 'unknown' }>;

/** A wallet by the contract: idempotent, refunds may come before their bet. Trouble strikes call number `at`. */
export function fakeWallet(trouble: Trouble = 'none', at = -1, start = START) {
  let balance = start;
  let calls = 0;
  const first = new Map<string, WalletResult>();
  const taken = new Map<string, bigint>();
  const blocked = new Set<string>();
  const applied: string[] = [];

  /** One call over the network. */
  function call<R>(answer: () => R): Promise<R | Unknown> {
    calls += 1;
    const struck = calls === at ? trouble : 'none';
    if (struck === 'killed-before') return Promise.reject(new Killed());
    if (struck === 'lost-request') return Promise.resolve({ kind: 'unknown', reason: 'time-out' });
    const result = answer();
    if (struck === 'killed-after') return Promise.reject(new Killed());
    return Promise.resolve(struck === 'lost-answer' ? { kind: 'unknown', reason: 'time-out' } : result);
  }
  /** One movement: what it was answered first it is answered always. */
  function once(name: string, roundId: string, apply: () => WalletResult): WalletResult {
    const key = `${name}:${roundId}`;
    const result = first.get(key) ?? apply();
    if (!first.has(key) && result.kind === 'ok') applied.push(name);
    first.set(key, result);
    return result;
  }
  const ok = (): WalletResult => ({ kind: 'ok', balance: String(balance) });
  const bet = (roundId: string, amount: bigint) =>
    once('bet', roundId, () => {
      if (blocked.has(roundId)) return { kind: 'refused', error: 'TRANSACTION_REFUNDED' };
      if (balance < amount) return { kind: 'refused', error: 'INSUFFICIENT_FUNDS' };
      balance -= amount;
      taken.set(roundId, amount);
      return ok();
    });
  const win = (roundId: string, amount: bigint) =>
    once('win', roundId, () => {
      balance += amount;
      return ok();
    });
  const refund = (roundId: string) =>
    once('refund', roundId, () => {
      blocked.add(roundId);
      balance += taken.get(roundId) ?? 0n;
      return ok();
    });
  const wallet: Wallet = {
    bet: ({ roundId, amount }) => call(() => bet(roundId, amount)),
    win: ({ roundId, amount }) => call(() => win(roundId, amount)),
    refund: ({ roundId }) => call(() => refund(roundId)),
    play: ({ roundId, ...round }) =>
      call(() => {
        const taken = bet(roundId, round.stake);
        return taken.kind === 'ok' ? win(roundId, round.win) : taken;
      }),
  };
  return { wallet, balance: () => balance, calls: () => calls, applied };
}

export type Store = ReturnType<typeof memoryStore>;

export const deps = (store: Store, wallet: Wallet, now = 1_000) => ({
  store,
  wallet,
  now: () => now,
  warn: () => undefined,
});

/** What the worker does until the round is finished; a killed process is started again and its lease runs out. */
export async function finish(store: Store, wallet: Wallet, now = 1_000): Promise<Round> {
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
export function expectRight(round: Round, balance: bigint, applied: readonly string[]): void {
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
export function mortal(store: Store, at: number, when: 'before' | 'after'): Store {
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
    reject: (...input) => guard(() => store.reject(...input)),
    draw: (...input) => guard(() => store.draw(...input)),
    release: (...input) => guard(() => store.release(...input)),
  };
}

/** A wallet whose every call may be lost, or its caller killed, by chance. */
export function roughWallet(inner: Wallet, draw: Draw): Wallet {
  const kinds = ['none', 'none', 'lost-request', 'lost-answer', 'killed-before', 'killed-after'] as const;
  const rough = async <R>(call: () => Promise<R>): Promise<R | Unknown> => {
    const kind = kinds[draw(kinds.length)];
    if (kind === 'lost-request') return { kind: 'unknown', reason: 'lost' };
    if (kind === 'killed-before') throw new Killed();
    const result = await call();
    if (kind === 'killed-after') throw new Killed();
    return kind === 'lost-answer' ? { kind: 'unknown', reason: 'lost' } : result;
  };
  return {
    bet: (input) => rough(() => inner.bet(input)),
    win: (input) => rough(() => inner.win(input)),
    refund: (input) => rough(() => inner.refund(input)),
    play: (input) => rough(() => inner.play(input)),
  };
}
