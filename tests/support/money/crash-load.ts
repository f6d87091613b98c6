import { randomUUID } from 'node:crypto';
import { fromMinor } from '@kozyr/contracts/money';
import { sign } from '@kozyr/kit/signature';
import { z } from 'zod';
import { sessions } from '../../../platform/src/db/schema/accounts';
import { settings } from '../../../platform/src/db/schema/settings';
import { signAccessToken } from '../../../platform/src/services/identity/accounts/access-token';
import { makePlayer, type TestPlayer } from '../funded-player';
import type { PlatformTables } from '../platform';
import { addGames, openSession } from '../play/wallet-caller';
import type { CrashHarness } from './crash-harness';
import { sendForm } from './payments';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Longer than a run: on a busy machine a call may meet one kill after the other. */
const PATIENCE_MS = 1_800_000;

const begun = z.object({ deposit: z.object({ id: z.string() }), redirect_url: z.string() });

type Reply = { status: number; body: Record<string, unknown> };

/** What one try of a call came to; status 0: no answer. */
export type Heard = { path: string; status: number; text: string; retryAfter: string | null; began: number };

/** What players live against. */
export type CrashWays = Pick<CrashHarness, 'platformUrl' | 'tables' | 'operatorKey'> & {
  /** Gets what each try of a call to the platform came to, the moment it did. */
  hear?: (heard: Heard) => void;
  /** How long a caller waits for an answer, milliseconds. */
  patienceMs?: number;
};

/**
 * Repeats a call as a real caller does: until it gets an answer that is one. tries: how often it was made.
 * @throws Error when there is none for a long time
 */
async function insist(
  call: () => Promise<Response>,
  hear: (heard: Omit<Heard, 'path'>) => void = () => undefined,
): Promise<Reply & { tries: number }> {
  const until = performance.now() + PATIENCE_MS;
  let last = '';
  for (let tries = 1; performance.now() < until; tries += 1) {
    const began = performance.now();
    try {
      const answer = await call();
      const text = await answer.text();
      hear({ status: answer.status, text, retryAfter: answer.headers.get('retry-after'), began });
      if (answer.status < 500 && answer.status !== 429)
        return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : { text }, tries };
      last = `${answer.status} ${text}`;
    } catch (error) {
      last = String(error);
      hear({ status: 0, text: last, retryAfter: null, began });
      // The process is away, or went away with our call: it is made again.
    }
    await pause(60);
  }
  throw new Error(`No answer for a long time; the last was: ${last}`);
}

export type PlannedPayment = { id: string; amount: bigint; ends: 'SUCCESS' | 'DENIED' };
/** A player, and what was acknowledged to them and to the games they play, minor units. */
export type CrashPlayer = {
  player: TestPlayer;
  start: bigint;
  /** Bets and wins that stand, and what rollbacks gave back. */
  net: bigint;
  bets: { id: string; undone: boolean }[];
  wins: string[];
  /** Calls that were refused for good: they must have moved nothing. */
  refused: string[];
  deposits: PlannedPayment[];
  withdrawals: PlannedPayment[];
  /** Calls made, and answers that were the second to the same call. */
  calls: number;
  repeats: number;
};

type Below = (limit: number) => number;

/** The calls of one player and of the games they play, counted in `one`; each is repeated until it is answered, some although it was. */
function crashCalls(harness: CrashWays, one: CrashPlayer, session: { id: string; game: string }) {
  const { ctx } = harness.tables;
  const bearer = async () => {
    const token = await signAccessToken(
      ctx.env.JWT_SECRET,
      { userId: one.player.id, sessionId: session.id },
      new Date(),
    );
    return { authorization: `Bearer ${token}` };
  };
  const callPlatform = (path: string, headers: () => Promise<Record<string, string>>, body?: object) => {
    one.calls += 1;
    return insist(
      async () =>
        fetch(`${harness.platformUrl}${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { ...(await headers()), ...(body ? { 'content-type': 'application/json' } : {}) },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(harness.patienceMs ?? 10_000),
        }),
      (heard) => harness.hear?.({ path, ...heard }),
    );
  };
  const callAgain = async (below: Below, first: Reply, again: () => Promise<Reply>) => {
    if (below(100) >= 15) return;
    one.repeats += 1;
    const second = await again();
    if (second.status !== first.status || second.body.balance !== first.body.balance)
      throw new Error(`A repeat was answered otherwise: ${JSON.stringify({ first, second })}`);
  };

  async function callGame(below: Below, action: string, body: Record<string, string | boolean>) {
    const path = `/seamless/house/${action}`;
    const text = { session_id: session.game, ...body };
    const headers = async () => {
      const call = { method: 'POST', path, body: JSON.stringify(text) } as const;
      return { 'x-signature': sign(ctx.env.WALLET_SECRET, call, new Date()) };
    };
    const answer = await callPlatform(path, headers, text);
    await callAgain(below, answer, () => callPlatform(path, headers, text));
    if (answer.status !== 200)
      one.refused.push(`${action} ${String(body.transaction_id)} ${String(answer.body.error)}`);
    return answer.status === 200;
  }

  async function untilStatus(path: string, wanted: readonly string[]): Promise<string> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      const { body } = await callPlatform(path, bearer);
      if (wanted.includes(String(body.status))) return String(body.status);
      await pause(200);
    }
    throw new Error(`${path} did not come to ${wanted.join(' or ')}.`);
  }

  return { bearer, callPlatform, callGame, untilStatus };
}

type Calls = ReturnType<typeof crashCalls>;

async function playRound(one: CrashPlayer, { callGame }: Calls, below: Below): Promise<void> {
  const round_id = randomUUID();
  const stake = BigInt(100 + below(900));
  const bet = { id: randomUUID(), undone: false };
  if (!(await callGame(below, 'bet', { round_id, transaction_id: bet.id, amount: fromMinor(stake) }))) return;
  one.net -= stake;
  one.bets.push(bet);
  if (below(4) === 0) {
    const undo = { round_id, transaction_id: randomUUID(), original_transaction_id: bet.id };
    if (!(await callGame(below, 'rollback', undo))) return;
    bet.undone = true;
    one.net += stake;
    return;
  }
  const won = below(2) === 0 ? 0n : BigInt(below(1_800));
  const id = randomUUID();
  if (!(await callGame(below, 'win', { round_id, transaction_id: id, amount: fromMinor(won), round_closed: true })))
    return;
  one.net += won;
  if (won > 0n) one.wins.push(id);
}

/** Presses a button of a hosted page until the page offers none. */
async function press(url: string, fields: Record<string, string>): Promise<void> {
  for (;;) {
    const page = await insist(() => fetch(url, { signal: AbortSignal.timeout(10_000) }));
    const token = /name="token" value="([\w-]+)"/.exec(String(page.body.text))?.[1];
    if (!token) return;
    const answer = await sendForm(url, { token, ...fields }).catch(() => null);
    if (answer && answer.status < 400) return;
    await pause(60);
  }
}

async function payIn(one: CrashPlayer, { bearer, callPlatform }: Calls, below: Below): Promise<void> {
  const amount = BigInt(5_000 + below(5_000));
  const ends = below(4) === 0 ? 'DENIED' : 'SUCCESS';
  const body = { method: 'visa', amount: fromMinor(amount), idempotency_key: randomUUID(), return_path: '/uk' };
  const { status, body: answer } = await callPlatform('/payments/deposits', bearer, body);
  if (status !== 200 && status !== 201) throw new Error(`A deposit was refused: ${JSON.stringify(answer)}`);
  const { deposit, redirect_url: url } = begun.parse(answer);
  one.deposits.push({ id: deposit.id, amount, ends });
  const outcome = ends === 'DENIED' ? 'card_declined' : below(2) === 0 ? 'approve' : 'approve_duplicate';
  await press(url, { outcome });
}

async function payOut(one: CrashPlayer, calls: Calls, below: Below, operatorKey: string): Promise<void> {
  const { bearer, callPlatform, untilStatus } = calls;
  const amount = BigInt(1_000 + below(1_000));
  const input = {
    amount: fromMinor(amount),
    recipient_name: 'Ada Lovelace',
    idempotency_key: randomUUID(),
    return_path: '/uk',
  };
  const { status, body } = await callPlatform('/payments/withdrawals', bearer, input);
  if (status === 409 || status === 403) return;
  if (status !== 200 && status !== 201) throw new Error(`A withdrawal was refused: ${JSON.stringify(body)}`);
  const id = String(body.id);
  const ends = below(3) === 0 ? 'DENIED' : 'SUCCESS';
  one.withdrawals.push({ id, amount, ends });
  if (typeof body.card_url === 'string') await press(body.card_url, { action: 'save', number: '4242424242424242' });
  await untilStatus(`/payments/withdrawals/${id}`, ['WAITING_FOR_APPROVAL']);
  const operator = async () => ({ authorization: `Operator ${operatorKey}` });
  const verb = ends === 'SUCCESS' ? 'approve' : 'deny';
  const decision = ends === 'SUCCESS' ? {} : { reason: 'rules_broken' };
  const answer = await callPlatform(`/operator/withdrawals/${id}/${verb}`, operator, decision);
  // Told again after its answer was lost, the same decision finds itself made.
  const decided = answer.status === 200 || (answer.status === 409 && answer.tries > 1);
  if (!decided) throw new Error(`An operator was refused: ${JSON.stringify(answer)}`);
}

/** Fills the tables with what these players need: games, and limits of payments that let them pay often. */
export async function prepareCrash(tables: PlatformTables): Promise<void> {
  await addGames(tables);
  const set = {
    PAYOUT_MIN_RATING: '0',
    PAYOUT_MINIMUM_UAH: '1.00',
    PAYOUT_MAXIMUM_PER_DAY: '99',
    DEPOSIT_MINIMUM_UAH: '1.00',
  };
  for (const [code, value] of Object.entries(set))
    await tables.ctx.db
      .insert(settings)
      .values({ tag: 'RESTRICTION', code, value })
      .onConflictDoUpdate({ target: [settings.tag, settings.code], set: { value } });
}

/** One player's life: rounds, deposits and withdrawals, each call repeated until it is answered, some although it was. */
export async function crashPlayer(harness: CrashWays) {
  const funds = { game: 20_000n, electronic: 100_000n, bonus: 5_000n };
  const player = await makePlayer(harness.tables, funds);
  const sessionId = randomUUID();
  await harness.tables.ctx.db.insert(sessions).values({ id: sessionId, userId: player.id, createdAt: new Date() });
  const game = await openSession(harness.tables, player);
  const one: CrashPlayer = {
    ...{ player, start: funds.game + funds.electronic + funds.bonus, net: 0n, bets: [], wins: [], refused: [] },
    ...{ deposits: [], withdrawals: [], calls: 0, repeats: 0 },
  };
  const calls = crashCalls(harness, one, { id: sessionId, game });

  return {
    one,
    /** The headers of a call of theirs. */
    bearer: calls.bearer,
    async live(below: Below, over: () => boolean): Promise<void> {
      while (!over()) {
        const chance = below(100);
        if (chance < 80) await playRound(one, calls, below);
        else if (chance < 90) await payIn(one, calls, below);
        else await payOut(one, calls, below, harness.operatorKey);
      }
    },
    /** Waits until every payment is at its end. @throws Error when one ends otherwise than it was meant to */
    async settle(): Promise<void> {
      const all = [
        ...one.deposits.map((input) => ({ ...input, path: `/payments/deposits/${input.id}` })),
        ...one.withdrawals.map((input) => ({ ...input, path: `/payments/withdrawals/${input.id}` })),
      ];
      for (const { path, ends } of all) {
        const status = await calls.untilStatus(path, ['SUCCESS', 'DENIED', 'EXPIRED']);
        if (status !== ends) throw new Error(`${path} is ${status}, and must be ${ends}.`);
      }
    },
    /** What the player must hold in all, by what was acknowledged. */
    owned: () => {
      const sum = (planned: PlannedPayment[]) =>
        planned.reduce((all, { amount, ends }) => (ends === 'SUCCESS' ? all + amount : all), 0n);
      return one.start + one.net + sum(one.deposits) - sum(one.withdrawals);
    },
  };
}
