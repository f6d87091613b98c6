import { createHash } from 'node:crypto';
import type { PlayerEvent } from '@kozyr/contracts/events';
import { fromMinor } from '@kozyr/contracts/money';
import { movementAnswer, type SeamlessError, seamlessErrorSchema } from '@kozyr/contracts/seamless-wallet';
import { z } from 'zod';
import type { Context, Listeners } from '../../../context';
import type { Queryable } from '../../../db/database';
import { seamlessCalls } from '../../../db/schema/games';
import type { Balances } from '../../../ledger/accounts';
import { IdempotencyConflict } from '../../../ledger/errors';
import { publish } from '../../../outbox/publish';
import { walletSummary } from '../../kernel/events/current-wallet';
import { type HeldWinRow, heldWinEvent } from '../rounds/held-win-view';
import { type RoundRow, viewRound } from '../rounds/view-round';
import { type OpenSession, takeSession } from './internal/session';
import { type Call, readSituation, type Situation } from './internal/situation';
import type { Stake } from './rules';
import { SeamlessCallError, type SeamlessErrorCode, seamlessErrorBody } from './seamless-call-error';

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
  round: RoundRow | null;
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
/** A no that is remembered and repeated for ever. */
export type RecordedError = { kind: 'refused'; code: SeamlessErrorCode; message: string };

/** Game, digital and bonus balance together, as providers read it. */
export function playable(balances: Balances): string {
  return fromMinor(balances.game + balances.electronic + balances.bonus);
}

const storedAnswer = z.union([movementAnswer, seamlessErrorSchema]);

function parseStoredAnswer(stored: unknown): Answer {
  const body = storedAnswer.parse(stored);
  return 'error' in body ? { ok: false, body } : { ok: true, body };
}

function earlierAnswer({ earlier }: Situation, bodyHash: string): Answer | null {
  if (!earlier) return null;
  if (earlier.bodyHash !== bodyHash) throw duplicate();
  return parseStoredAnswer(earlier.answer);
}

const duplicate = () =>
  new SeamlessCallError('DUPLICATE_TRANSACTION', 'This transaction id was used before with another body.');

async function publishOutcome(tx: Queryable, session: OpenSession, done: Done): Promise<void> {
  if (!done.changed) return;
  const { transferId, round, balances, heldWin, won } = done;
  const events: PlayerEvent[] = [];
  if (transferId !== undefined)
    events.push({
      type: 'wallet',
      wallet: walletSummary(session.currency, balances),
      ...(won && {
        won: { session: session.id, electronic: fromMinor(won.electronic), bonus: fromMinor(won.bonus) },
      }),
    });
  if (round) events.push({ type: 'round', round: viewRound(round, session.game) });
  if (heldWin) events.push(heldWinEvent(heldWin, session.game));
  await publish(tx, session.userId, ...events);
}

/**
 * Answers a call in one transaction: the ledger's posting, the round, the answer kept for repeats, and the player's events.
 *
 * Order of locks, the same for every call: the player's lock, then rows of rounds and calls of that player, then the
 * ledger's balance, then the order of the player's events. Two calls of one player therefore never hold each other up
 * crosswise. Two players meet only where a provider gives both the same transaction or round id: the second waits for one
 * insert of the first, which never waits for the second.
 * @throws SeamlessCallError for what is not remembered
 */
export async function move(
  ctx: Context,
  call: Call,
  act: (turn: Turn) => Promise<Done | RecordedError>,
): Promise<Answer> {
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest('base64url');
  try {
    return await ctx.db.transaction(async (tx) => {
      const session = await takeSession(tx, call.integration, call.sessionId);
      const situation = await readSituation(tx, call, session);
      const earlier = earlierAnswer(situation, bodyHash);
      if (earlier) return earlier;

      const now = ctx.now();
      const outcome = await act({ tx, now, listeners: ctx.listeners, call, session, situation });
      const answer: Answer =
        outcome.kind === 'refused'
          ? { ok: false, body: seamlessErrorBody(outcome.code, outcome.message) }
          : {
              ok: true,
              body: {
                transaction_id: call.transactionId,
                balance: playable(outcome.balances),
                currency: session.currency,
                ...(call.action === 'win' && outcome.heldWin ? { status: 'pending_review' } : {}),
              },
            };
      const done = outcome.kind === 'done' ? outcome : null;
      const { rowCount } = await tx
        .insert(seamlessCalls)
        .values({
          integration: call.integration,
          action: call.action,
          transactionId: call.transactionId,
          bodyHash,
          userId: session.userId,
          roundId: done?.round?.id ?? null,
          transferId: done?.transferId ?? null,
          ...done?.share,
          closes: done?.closes ?? false,
          refused: outcome.kind === 'refused' ? outcome.code : null,
          answer: answer.body,
          createdAt: now,
        })
        .onConflictDoNothing();
      // Another player's call took the id while ours was under way: ours is undone with the transaction.
      if (rowCount === 0) throw duplicate();
      if (done) await publishOutcome(tx, session, done);
      return answer;
    });
  } catch (error) {
    if (error instanceof IdempotencyConflict) throw duplicate();
    throw error;
  }
}
