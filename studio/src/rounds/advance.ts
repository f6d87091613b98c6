import type { SeamlessError } from '@kozyr/contracts/seamless-wallet';
import type { PlayResult, Wallet } from '../wallet/wallet';
import { closesAt, endOf, isAtRest, isOpen, raising, TIMED_OUT, wonWith } from './decisions';
import { failureText } from './failure';
import {
  type Claimed,
  type Decision,
  FINAL_STATES,
  LeaseLostError,
  type Raise,
  type Raised,
  type Round,
  type RoundStore,
} from './round';

/** A bet is tried this often before it is given up and refunded. */
export const BET_ATTEMPTS = 3;

/** A bet that is found unsent or unanswered after this is given back: the player is long gone. */
export const BET_PATIENCE_MS = 120_000;

export type AdvanceDeps = {
  store: RoundStore;
  wallet: Wallet;
  now: () => number;
  warn: (details: object, message: string) => void;
};

/** One step. `waiting` says that the wallet gave no certain answer: the same step is to be made again later. */
type Step = { round: Round; waiting: boolean };

const walletCall = (round: Round) => ({ sessionId: round.walletSession ?? '', roundId: round.id });

/** The same for a further stake, which the window that asked for it pays. */
const raiseCall = (round: Round, { decision, raise }: { decision: Decision; raise: Raise }) => ({
  ...walletCall(round),
  ...(raise.session ? { sessionId: raise.session } : {}),
  part: decision.id,
});

function complain({ warn }: AdvanceDeps, round: Round, action: string, result: PlayResult): void {
  warn({ round: round.id, action, attempts: round.attempts, result }, 'The wallet did not accept a movement');
}

async function sendBet(deps: AdvanceDeps, known: Round, lease: string): Promise<Step> {
  const tooOld = deps.now() - known.createdAt.getTime() > BET_PATIENCE_MS;
  if (known.attempts >= BET_ATTEMPTS || (tooOld && known.attempts > 0)) {
    const failure = known.failure ?? 'UNANSWERED';
    return { round: await deps.store.move(known.id, lease, 'bet_sent', 'refund_sent', { failure }), waiting: false };
  }
  const round = await deps.store.countAttempt(known.id, lease);
  const result = await deps.wallet.bet({ ...walletCall(round), amount: round.stake });
  if (result.kind === 'ok') {
    const drawn = await deps.store.draw(round.id, lease, 'bet_sent', { balance: result.balance });
    return { round: drawn, waiting: false };
  }
  complain(deps, round, 'bet', result);
  if (result.kind === 'unknown') return { round, waiting: true };
  // A refusal of the first call means that nothing was taken. After a call of unknown fate only a refund is sure.
  const next = round.attempts === 1 ? 'rejected' : 'refund_sent';
  return {
    round: await deps.store.move(round.id, lease, 'bet_sent', next, { failure: failureText(result) }),
    waiting: false,
  };
}

/** Refusals of a stake that stand for ever: of a repeat they say that no call before it took the stake, and none will. */
const STANDING: ReadonlySet<SeamlessError['error']> = new Set<SeamlessError['error']>([
  'SESSION_CLOSED',
  'GAME_UNAVAILABLE',
  'PLAYER_STOPPED',
  'TECHNICAL_WORK',
  'INSUFFICIENT_FUNDS',
  'BET_LIMIT',
  'BONUS_MAX_BET',
  'LIMIT_REACHED',
  'REALITY_CHECK_DUE',
  'BREAK_DUE',
  'TRANSACTION_REFUNDED',
  'ROUND_CLOSED',
]);

/**
 * Stake and win of a drawn round in one call. What was drawn is known here, so an unknown answer is never a reason to give the stake
 * back: the same call is made until the wallet says what became of it.
 */
async function sendPlay(deps: AdvanceDeps, known: Round, { lease, counted }: Claimed): Promise<Step> {
  const round = counted ? known : await deps.store.countAttempt(known.id, lease);
  const result = await deps.wallet.play({ ...walletCall(round), stake: round.stake, win: round.win ?? 0n });
  if (result.kind === 'ok' || result.kind === 'staked') {
    const to = result.kind === 'ok' ? 'settled' : 'drawn';
    const patch = { balance: result.balance };
    return { round: await deps.store.move(round.id, lease, 'play_sent', to, patch), waiting: false };
  }
  complain(deps, round, 'play', result);
  if (result.kind === 'refused' && (round.attempts === 1 || STANDING.has(result.error)))
    return { round: await deps.store.reject(round.id, lease, failureText(result)), waiting: false };
  return { round, waiting: true };
}

async function sendWin(deps: AdvanceDeps, known: Round, lease: string): Promise<Step> {
  const round = await deps.store.countAttempt(known.id, lease);
  const result = await deps.wallet.win({ ...walletCall(round), amount: round.win ?? 0n });
  if (result.kind === 'ok') {
    const settled = await deps.store.move(round.id, lease, 'win_sent', 'settled', { balance: result.balance });
    return { round: settled, waiting: false };
  }
  complain(deps, round, 'win', result);
  return { round, waiting: true };
}

async function sendRefund(deps: AdvanceDeps, known: Round, lease: string): Promise<Step> {
  const round = await deps.store.countAttempt(known.id, lease);
  const result = await deps.wallet.refund(walletCall(round));
  const nothingTaken = result.kind === 'refused' && result.error === 'TRANSACTION_NOT_FOUND';
  if (result.kind === 'ok' || nothingTaken) {
    const patch = result.kind === 'ok' ? { balance: result.balance } : {};
    return { round: await deps.store.move(round.id, lease, 'refund_sent', 'refunded', patch), waiting: false };
  }
  complain(deps, round, 'refund', result);
  return { round, waiting: true };
}

/** Gives a further stake of unknown fate back, and the round goes on without the decision that needed it. */
async function undoRaise(deps: AdvanceDeps, known: Round, lease: string): Promise<Step> {
  const pending = raising(known);
  if (!pending) return { round: known, waiting: false };
  const round = await deps.store.countAttempt(known.id, lease);
  const result = await deps.wallet.refund(raiseCall(round, pending));
  if (result.kind !== 'ok' && !(result.kind === 'refused' && result.error === 'TRANSACTION_NOT_FOUND')) {
    complain(deps, round, 'refund', result);
    return { round, waiting: true };
  }
  const raise = { ...pending.raise, fate: 'refused' as const };
  const balance = result.kind === 'ok' ? result.balance : null;
  const step = round.decisions.length - 1;
  return { round: await deps.store.raise(round.id, lease, step, { raise, win: null, balance }), waiting: false };
}

/**
 * Asks for the further stake that the last decision needs. No card is shown before it is known to be taken, so one that is refused, or
 * given back because its fate can't be found out, leaves the round as it stood.
 */
async function sendRaise(deps: AdvanceDeps, known: Round, lease: string): Promise<Step> {
  const pending = raising(known);
  if (!pending || !isOpen(known)) return { round: known, waiting: false };
  const { decision, raise } = pending;
  const step = known.decisions.length - 1;
  const become = async (fate: Raise['fate'], made: Partial<Raised> & { failure?: string | null } = {}) => {
    const { failure = raise.failure, win = null, balance = null } = made;
    return {
      round: await deps.store.raise(known.id, lease, step, { raise: { ...raise, fate, failure }, win, balance }),
      waiting: false,
    };
  };
  const taken = (balance: string | null) => become('taken', { win: wonWith(known, decision.action), balance });
  if (known.mode === 'demo') return taken(null);
  if (known.attempts >= BET_ATTEMPTS) return become('undoing', { failure: raise.failure ?? 'UNANSWERED' });
  const round = await deps.store.countAttempt(known.id, lease);
  const result = await deps.wallet.bet({ ...raiseCall(round, pending), amount: round.stake });
  if (result.kind === 'ok') return taken(result.balance);
  complain(deps, round, 'bet', result);
  if (result.kind === 'unknown') return { round, waiting: true };
  const certain = round.attempts === 1 || STANDING.has(result.error);
  return become(certain ? 'refused' : 'undoing', { failure: failureText(result) });
}

/** Ends a round whose player stayed away, as decisions.ts says: paid as it stands, or by giving the stake back. */
async function endForPlayer(deps: AdvanceDeps, round: Round, lease: string): Promise<Step> {
  const end = isOpen(round) ? endOf(round) : null;
  if (end === null) {
    const to = round.mode === 'demo' ? 'refunded' : 'refund_sent';
    return { round: await deps.store.move(round.id, lease, 'deciding', to, { failure: 'TIMED_OUT' }), waiting: false };
  }
  const decision = { id: TIMED_OUT, action: end.action };
  const ended = await deps.store.decide(round.id, lease, round.decisions.length, decision, end.win);
  if (!ended) throw new LeaseLostError(`Round ${round.id} went on`);
  return { round: ended, waiting: false };
}

async function step(deps: AdvanceDeps, claimed: Claimed): Promise<Step> {
  const { round, lease } = claimed;
  const { store } = deps;
  const demo = round.mode === 'demo';
  switch (round.state) {
    case 'play_sent':
      return sendPlay(deps, round, claimed);
    case 'created':
      return {
        round: demo
          ? await store.draw(round.id, lease, 'created')
          : await store.move(round.id, lease, 'created', 'bet_sent'),
        waiting: false,
      };
    case 'bet_sent':
      return sendBet(deps, round, lease);
    case 'deciding': {
      const pending = raising(round);
      if (pending) return (pending.raise.fate === 'asked' ? sendRaise : undoRaise)(deps, round, lease);
      return endForPlayer(deps, round, lease);
    }
    case 'drawn':
      return { round: await store.move(round.id, lease, 'drawn', demo ? 'settled' : 'win_sent'), waiting: false };
    case 'win_sent':
      return sendWin(deps, round, lease);
    case 'refund_sent':
      return sendRefund(deps, round, lease);
    case 'settled':
    case 'refunded':
    case 'rejected':
      return { round, waiting: false };
  }
}

/** How long to wait before the next call: 1 s, doubling to a minute. */
export const backoffMs = (attempts: number): number => Math.min(60_000, 1_000 * 2 ** Math.max(0, attempts - 1));

/**
 * Drives a claimed round as far as it goes now and gives the lease back; one that waits for its player is left to him. `pauses` are the waits in milliseconds before
 * the quick repeats made while a player looks on; after them the worker goes on by the backoff.
 * @throws LeaseLostError, or what the store throws; the round is then picked up by the worker.
 */
export async function advance(
  deps: AdvanceDeps,
  claimed: Claimed,
  pauses: readonly number[] = [],
  sleep: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Round> {
  const left = [...pauses];
  let { round, counted } = claimed;
  while (!isAtRest(round, deps.now())) {
    const next = await step(deps, { round, lease: claimed.lease, ...(counted ? { counted } : {}) });
    round = next.round;
    counted = undefined;
    if (!next.waiting) continue;
    const pause = left.shift();
    if (pause === undefined) break;
    await sleep(pause);
  }
  if (FINAL_STATES.has(round.state)) return round;
  const again =
    round.state === 'deciding' && raising(round) === null
      ? closesAt(round).getTime() - deps.now()
      : backoffMs(round.attempts);
  await deps.store.release(round.id, claimed.lease, again);
  return round;
}
