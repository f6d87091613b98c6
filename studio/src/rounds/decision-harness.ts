import { type Choice, layOut } from '../maths/decisions/laid-round';
import { OPEN_HOURS } from '../maths/decisions/terms';
import { isChosenChoice } from '../maths/engines';
import { seededDraw } from '../maths/random';
import type { Wallet, WalletResult } from '../wallet/wallet';
import { type AdvanceDeps, advance } from './advance';
import { makeDecision } from './decision-rounds';
import { memoryStore } from './memory-store';
import type { Decision, Round, RoundStore } from './round';

export const STAKE = 1_050n;
export const START = 50_000n;
export const DAY = OPEN_HOURS * 3_600_000;

export const fresh = (choice: Choice, patch: Partial<Round> = {}): Round => ({
  id: 'r1',
  sessionId: 's1',
  spinId: 'spin-1',
  state: 'created',
  stake: STAKE,
  outcome: null,
  choice,
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

/** What becomes of a call for a further stake: it does not arrive, its answer does not, or it is refused. */
type RaiseTrouble = 'lost-call' | 'lost-answer' | Extract<WalletResult, { kind: 'refused' }>;

/** A wallet by the contract: each movement of a round once, however often it is asked for. */
function wallet() {
  let balance = START;
  const applied: string[] = [];
  const troubles: RaiseTrouble[] = [];
  const once = (name: string, change: bigint): Promise<WalletResult> => {
    if (!applied.includes(name)) {
      applied.push(name);
      balance += change;
    }
    return Promise.resolve({ kind: 'ok', balance: String(balance) });
  };
  /** Further stakes that were given back before they came. */
  const blocked = new Set<string>();
  const calls: Wallet = {
    bet({ amount, part }) {
      if (part === undefined) return once('bet', -amount);
      const trouble = troubles.shift();
      const answer = blocked.has(part) ? ({ kind: 'refused', error: 'TRANSACTION_REFUNDED' } as const) : trouble;
      if (answer === 'lost-call' || answer === 'lost-answer') {
        if (answer === 'lost-answer') void once(`bet:${part}`, -amount);
        return Promise.resolve({ kind: 'unknown', reason: 'no answer' });
      }
      // What was taken before gets its first answer, unless the repeat is turned away at the door.
      const isKnown = applied.includes(`bet:${part}`) && answer?.error !== 'OVERLOADED' && !blocked.has(part);
      return answer && !isKnown ? Promise.resolve(answer) : once(`bet:${part}`, -amount);
    },
    win: ({ amount }) => once('win', amount),
    play: () => Promise.reject(new Error('A round with decisions is not played at once')),
    refund({ part }) {
      if (part === undefined) return once('refund', applied.includes('bet') ? STAKE : 0n);
      blocked.add(part);
      if (applied.includes(`bet:${part}`)) return once(`refund:${part}`, STAKE);
      return Promise.resolve({ kind: 'refused', error: 'TRANSACTION_NOT_FOUND' });
    },
  };
  return { calls, applied, troubles, balance: () => balance };
}

export type DecisionHarness = {
  deps: AdvanceDeps & { clock: { now: number } };
  store: ReturnType<typeof memoryStore>;
  bank: ReturnType<typeof wallet>;
};

export function decisionHarness(
  first: Round,
  laid = layOut(first.choice && !isChosenChoice(first.choice) ? first.choice : { engine: 'high-low' }, seededDraw(4)),
): DecisionHarness {
  const store = memoryStore(first, () => laid);
  const bank = wallet();
  const clock = { now: 1_000 };
  return { store, bank, deps: { store, wallet: bank.calls, clock, now: () => clock.now, warn: () => undefined } };
}

/** What the worker does when it meets the round: nothing while somebody else has it. */
export async function drive(
  { deps, store }: Pick<DecisionHarness, 'deps' | 'store'>,
  through: RoundStore = store,
): Promise<Round> {
  const claimed = await through.claim('r1');
  return claimed ? advance({ ...deps, store: through }, claimed) : store.round();
}

export const send = (
  one: DecisionHarness,
  step: number,
  decision: Decision,
  through: RoundStore = one.store,
): Promise<Round> =>
  makeDecision(
    { ...one.deps, store: through },
    { find: async () => one.store.round(), drive: () => drive(one, through) },
    { step, decision },
  );
