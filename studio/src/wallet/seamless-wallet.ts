import { PLAIN_BODY, withDeadline } from '@kozyr/contracts/deadline';
import { fromMinor } from '@kozyr/contracts/money';
import { SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import {
  authenticateAnswer,
  balanceAnswer,
  movementAnswer,
  namesAnswer,
  playAnswer,
  type SeamlessError,
  seamlessErrorSchema,
} from '@kozyr/contracts/seamless-wallet';
import type { Secrets } from '@kozyr/kit/exchanged-secrets';
import { type Metrics, SECONDS } from '@kozyr/kit/metrics';
import { sign } from '@kozyr/kit/signature';
import * as z from 'zod/mini';
import { createPlaces, OverloadedError } from './places';
import {
  betTransaction,
  type PlayResult,
  refundTransaction,
  type Wallet,
  type WalletResult,
  winTransaction,
} from './wallet';

export type Authenticated = z.infer<typeof authenticateAnswer>;

type Answer<T> = { kind: 'ok'; body: T } | Exclude<WalletResult, { kind: 'ok' }>;

/** What a session needs beside the movements. */
export type WalletClient = Wallet & {
  authenticate(token: string): Promise<Answer<Authenticated>>;
  balance(sessionId: string): Promise<Answer<z.infer<typeof balanceAnswer>>>;
  /** How the players of these sessions let others read them; at most NAMES_MAX of them. */
  names(sessionIds: readonly string[]): Promise<Answer<z.infer<typeof namesAnswer>>>;
};

/** Of a question, a wallet that is too busy has said nothing: it is no refusal of the session. */
const askedAgainLater = <T>(answer: Answer<T>): Answer<T> =>
  answer.kind === 'refused' && answer.error === 'OVERLOADED'
    ? { kind: 'unknown', reason: 'The wallet is busy' }
    : answer;

/**
 * Calls under way at one time, somewhat more than a platform process works on, and bets and questions that wait for them: a fraction of
 * a second's work. More would only open connections that nobody takes up in time.
 */
const MAX_CALLS = 64;
const MAX_CALLS_WAITING = 128;
const MAX_WAIT_MS = 1_000;
/** What ends a movement that has begun; there are never more of them than rounds. */
const SETTLING: ReadonlySet<string> = new Set(['win', 'refund']);

type Options = {
  platformUrl: string;
  secret: Secrets;
  timeoutMs?: number;
  now?: () => number;
  maxCalls?: number;
  maxCallsWaiting?: number;
  /** The platform knows no play: its actions go one by one. */
  singleCalls?: boolean;
  /** Where the calls are told; absent: nobody asks. */
  metrics?: Metrics | undefined;
};

/** Whether an error of the contract says that this very call did nothing. */
function isCertain(status: number, error: SeamlessError['error']): boolean {
  if (status === 503) return error === 'OVERLOADED';
  return (status === 400 || status === 401) && error !== 'INTERNAL_ERROR';
}

const bodyOfBet = (roundId: string, amount: bigint, part?: string) => ({
  transaction_id: betTransaction(roundId, part),
  amount: fromMinor(amount),
});
const bodyOfWin = (roundId: string, amount: bigint) => ({
  transaction_id: winTransaction(roundId),
  amount: fromMinor(amount),
  round_closed: true,
});

/** What became of a stake and its win by the answer to their play; anything but their two results leaves it unknown. */
function playResultOf(roundId: string, { balance, results }: z.infer<typeof playAnswer>): PlayResult {
  const [bet, win] = results;
  const strange = { kind: 'unknown', reason: 'The play answer is not of its actions' } as const;
  if (!bet || !win || results.length !== 2 || 'error' in bet) return strange;
  if (bet.transaction_id !== betTransaction(roundId) || win.transaction_id !== winTransaction(roundId)) return strange;
  return 'error' in win ? { kind: 'staked', balance } : { kind: 'ok', balance };
}

type Ask = <T extends z.ZodMiniType>(action: string, body: object, schema: T) => Promise<Answer<z.infer<T>>>;

/** Tells how long calls take and what comes of them; does nothing without metrics. */
function measured(ask: Ask, metrics: Metrics | undefined): Ask {
  if (!metrics) return ask;
  const seconds = metrics.histogram({
    name: 'kozyr_wallet_client_seconds',
    help: 'How long calls of the platform’s wallet take, by what came of them: ok, the code of the refusal, or unknown.',
    labels: ['action', 'outcome'],
    buckets: SECONDS,
  });
  return async (action, body, schema) => {
    const end = seconds.startTimer({ action });
    const answer = await ask(action, body, schema);
    end({ outcome: answer.kind === 'refused' ? answer.error : answer.kind });
    return answer;
  };
}

/**
 * The platform's seamless wallet over HTTP, as provider `house`. Only an answer of the contract's own error shape with
 * status 400 or 401, or that the call was turned away for want of room, there or here, counts as a refusal; anything else leaves the
 * outcome unknown. A place among the calls under way is waited for beside `timeoutMs`, which counts from the moment a call is sent.
 */
export function seamlessWallet({
  platformUrl,
  secret,
  timeoutMs = 4_000,
  now = Date.now,
  maxCalls = MAX_CALLS,
  maxCallsWaiting = MAX_CALLS_WAITING,
  singleCalls = false,
  metrics,
}: Options): WalletClient {
  const places = createPlaces({ atOnce: maxCalls, waiting: maxCallsWaiting, waitMs: MAX_WAIT_MS });
  const call = measured(ask, metrics);

  async function ask<T extends z.ZodMiniType>(action: string, body: object, schema: T): Promise<Answer<z.infer<T>>> {
    try {
      return await places.run(SETTLING.has(action) ? 'settles' : 'asks', () => send(action, body, schema));
    } catch (error) {
      if (error instanceof OverloadedError) return { kind: 'refused', error: 'OVERLOADED' };
      throw error;
    }
  }

  async function send<T extends z.ZodMiniType>(action: string, body: object, schema: T): Promise<Answer<z.infer<T>>> {
    const raw = JSON.stringify(body);
    const path = `/seamless/house/${action}`;
    try {
      const { ok, status, answer } = await withDeadline(timeoutMs, async (signal) => {
        const response = await fetch(`${platformUrl}${path}`, {
          method: 'POST',
          headers: {
            ...PLAIN_BODY,
            'content-type': 'application/json',
            [SIGNATURE_HEADER]: sign(secret, { method: 'POST', path, body: raw }, new Date(now())),
          },
          body: raw,
          signal,
        });
        const answer: unknown = await response.json();
        return { ok: response.ok, status: response.status, answer };
      });
      if (ok) {
        const parsed = z.safeParse(schema, answer);
        return parsed.success
          ? { kind: 'ok', body: parsed.data }
          : { kind: 'unknown', reason: `The ${action} answer is not of the contract` };
      }
      const refusal = seamlessErrorSchema.safeParse(answer);
      if (refusal.success && isCertain(status, refusal.data.error)) {
        const { message: _, ...told } = refusal.data;
        return { kind: 'refused', ...told };
      }
      return { kind: 'unknown', reason: `Status ${status} from ${action}` };
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
    }
  }

  async function move(action: string, body: object): Promise<WalletResult> {
    const answer = await call(action, body, movementAnswer);
    return answer.kind === 'ok' ? { kind: 'ok', balance: answer.body.balance } : answer;
  }

  const takeStake: Wallet['bet'] = ({ sessionId, roundId, part, amount }) =>
    move('bet', { session_id: sessionId, round_id: roundId, ...bodyOfBet(roundId, amount, part) });
  const payWin: Wallet['win'] = ({ sessionId, roundId, amount }) =>
    move('win', { session_id: sessionId, round_id: roundId, ...bodyOfWin(roundId, amount) });

  /** The same as a play, for a platform that knows none. */
  async function playOneByOne({ stake, win, ...round }: Parameters<Wallet['play']>[0]): Promise<PlayResult> {
    const taken = await takeStake({ ...round, amount: stake });
    if (taken.kind !== 'ok') return taken;
    const paid = await payWin({ ...round, amount: win });
    return paid.kind === 'ok' ? paid : { kind: 'staked', balance: taken.balance };
  }

  async function playAtOnce({ sessionId, roundId, stake, win }: Parameters<Wallet['play']>[0]): Promise<PlayResult> {
    const actions = [
      { action: 'bet', ...bodyOfBet(roundId, stake) },
      { action: 'win', ...bodyOfWin(roundId, win) },
    ];
    const answer = await call('play', { session_id: sessionId, round_id: roundId, actions }, playAnswer);
    return answer.kind === 'ok' ? playResultOf(roundId, answer.body) : answer;
  }

  return {
    authenticate: async (token) => askedAgainLater(await call('authenticate', { token }, authenticateAnswer)),
    balance: async (sessionId) => askedAgainLater(await call('balance', { session_id: sessionId }, balanceAnswer)),
    names: async (sessionIds) => askedAgainLater(await call('names', { session_ids: [...sessionIds] }, namesAnswer)),
    bet: takeStake,
    win: payWin,
    play: singleCalls ? playOneByOne : playAtOnce,
    refund: ({ sessionId, roundId, part }) =>
      move('refund', {
        session_id: sessionId,
        round_id: roundId,
        transaction_id: refundTransaction(roundId, part),
        bet_transaction_id: betTransaction(roundId, part),
      }),
  };
}
