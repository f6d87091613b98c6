import type { PlayerEvent } from '@kozyr/contracts/events';
import { fromMinor, isMoney, type StakeCurrency } from '@kozyr/contracts/money';
import { movementAnswer, type SeamlessError, seamlessErrorSchema } from '@kozyr/contracts/seamless-wallet';
import { z } from 'zod';
import type { Context, Listeners } from '../../../context';
import type { Queryable } from '../../../db/database';
import { seamlessCalls } from '../../../db/schema/games';
import type { Balances } from '../../../ledger/accounts';
import { IdempotencyConflict } from '../../../ledger/errors';
import { publish } from '../../../outbox/publish';
import { creditsView } from '../../kernel/credits/credits';
import { walletSummary } from '../../kernel/events/current-wallet';
import { type HeldWinRow, heldWinEvent } from '../rounds/held-win-view';
import { type RoundState, viewRound } from '../rounds/view-round';
import { type OpenSession, takeSession } from './internal/session';
import { type Call, readSituation, type Situation } from './internal/situation';
import type { Stake } from './rules';
import { type RecordedError, SeamlessCallError, seamlessErrorBody } from './seamless-call-error';

type MovementAnswer = z.infer<typeof movementAnswer>;
export type Answer = { ok: true; body: MovementAnswer } | { ok: false; body: SeamlessError };

/**
 * What an action has to work with, inside the one transaction of its call, with the player locked. situation: how things
 * stood before it did anything.
 */
export type Turn = {
  tx: Queryable;
  now: Date;
  listeners: Listeners;
  call: Call;
  session: OpenSession;
  situation: Situation;
};

/** What an action did; balances are those after it. null round: there is no round to speak of yet. */
export type Done = {
  kind: 'done';
  round: RoundState | null;
  balances: Balances;
  /** False when nothing had to be done, so nobody is told. */
  changed: boolean;
  share?: Stake;
  /** What a win paid to the player's wallets. */
  won?: Pick<Balances, 'electronic' | 'bonus'>;
  transferId?: string;
  closes?: boolean;
  /** A win that came to wait for an operator, or was taken back while it waited. */
  heldWin?: HeldWinRow | undefined;
};
/** Game, digital and bonus balance together, as providers read it. */
export function playable(balances: Balances): string {
  return fromMinor(balances.game + balances.electronic + balances.bonus);
}

const storedAnswer = z.union([movementAnswer, seamlessErrorSchema]);

function parseStoredAnswer(stored: unknown): Answer {
  const body = storedAnswer.parse(stored);
  return 'error' in body ? { ok: false, body } : { ok: true, body };
}

/** What the same transaction was answered before. @throws SeamlessCallError DUPLICATE_TRANSACTION when it said something else */
export function earlierAnswer(earlier: Situation['earlier'], bodyHash: string): Answer | null {
  if (!earlier) return null;
  if (earlier.bodyHash !== bodyHash) throw duplicate();
  return parseStoredAnswer(earlier.answer);
}

const duplicate = () =>
  new SeamlessCallError('DUPLICATE_TRANSACTION', 'This transaction id was used before with another body.');

type Told = Pick<Done, 'changed' | 'round' | 'balances' | 'heldWin' | 'won'> & { posted: boolean };

/** What the player is told to have of what a session is played for. */
const holdingsIn = (currency: StakeCurrency, balances: Balances) =>
  isMoney(currency)
    ? { type: 'wallet' as const, wallet: walletSummary(currency, balances) }
    : { type: 'credits' as const, credits: creditsView(balances) };

/** What the player is told of a movement: their wallet where money moved, the round, and a win that waits. */
export function eventsOf(
  session: OpenSession,
  { changed, posted, round, balances, heldWin, won }: Told,
): PlayerEvent[] {
  if (!changed) return [];
  const events: PlayerEvent[] = [];
  if (posted)
    events.push({
      ...holdingsIn(session.currency, balances),
      ...(won && {
        won: { session: session.id, electronic: fromMinor(won.electronic), bonus: fromMinor(won.bonus) },
      }),
    });
  if (round) events.push({ type: 'round', round: viewRound(round, session.game) });
  if (heldWin) events.push(heldWinEvent(heldWin, session.game));
  return events;
}

type Named = Pick<Call, 'action' | 'transactionId'>;

/** How an action is answered. */
export function answerOf(
  { action, transactionId }: Named,
  { currency }: OpenSession,
  outcome: Pick<Done, 'kind' | 'balances' | 'heldWin'> | RecordedError,
): Answer {
  if (outcome.kind === 'refused') return { ok: false, body: seamlessErrorBody(outcome.code, outcome.message, outcome) };
  return {
    ok: true,
    body: {
      transaction_id: transactionId,
      balance: playable(outcome.balances),
      currency,
      ...(action === 'win' && outcome.heldWin ? { status: 'pending_review' } : {}),
    },
  };
}

type Outcome = Pick<Done, 'kind' | 'round' | 'share' | 'closes'> | RecordedError;
type Answered = { session: OpenSession; outcome: Outcome; answer: Answer; transferId: string | null };

/** The row by which a call is known for ever. */
export function keptCall(now: Date, call: Call, { session, outcome, answer, transferId }: Answered) {
  const done = outcome.kind === 'done' ? outcome : null;
  return {
    integration: call.integration,
    action: call.action,
    transactionId: call.transactionId,
    bodyHash: call.bodyHash,
    userId: session.userId,
    roundId: done?.round?.id ?? null,
    transferId,
    ...done?.share,
    closes: done?.closes ?? false,
    refused: outcome.kind === 'refused' ? outcome.code : null,
    answer: answer.body,
    createdAt: now,
  };
}

/** What an action does in its turn. */
export type Act = (turn: Turn) => Promise<Done | RecordedError>;
type World = Pick<Context, 'now' | 'listeners'>;

async function makeMovement({ now: moment, listeners }: World, tx: Queryable, call: Call, act: Act): Promise<Answer> {
  const session = await takeSession(tx, call.integration, call.sessionId);
  // After the lock: whoever waited for it over midnight is counted on the day that it is then.
  const now = moment();
  const situation = await readSituation(tx, now, call, session);
  const earlier = earlierAnswer(situation.earlier, call.bodyHash);
  if (earlier) return earlier;

  const outcome = await act({ tx, now, listeners, call, session, situation });
  const answer = answerOf(call, session, outcome);
  const done = outcome.kind === 'done' ? outcome : null;
  const transferId = done?.transferId ?? null;
  const { rowCount } = await tx
    .insert(seamlessCalls)
    .values(keptCall(now, call, { session, outcome, answer, transferId }))
    .onConflictDoNothing();
  // Another player's call took the id while ours was under way: ours is undone with the transaction.
  if (rowCount === 0) throw duplicate();
  const events = done ? eventsOf(session, { ...done, posted: transferId !== null }) : [];
  if (events.length > 0) await publish(tx, session.userId, ...events);
  return answer;
}

/**
 * Answers a call in a transaction: the ledger's posting, the round, the answer kept for repeats, and the player's events.
 *
 * Order of locks, the same for every call: the player's lock, then rows of rounds and calls of that player, then the
 * ledger's balance, then the order of the player's events. Two calls of one player therefore never hold each other up
 * crosswise. Two players meet only where a provider gives both the same transaction or round id: the second waits for one
 * insert of the first, which never waits for the second.
 * @throws SeamlessCallError for what is not remembered
 */
export async function move(
  { db, ...world }: World & { db: Pick<Queryable, 'transaction'> },
  call: Call,
  act: Act,
): Promise<Answer> {
  try {
    return await db.transaction((tx) => makeMovement(world, tx, call, act));
  } catch (error) {
    if (error instanceof IdempotencyConflict) throw duplicate();
    throw error;
  }
}
