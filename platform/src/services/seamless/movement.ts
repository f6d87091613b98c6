import { createHash } from 'node:crypto';
import type { PlayerEvent } from '@kozyr/contracts/events';
import { fromMinor } from '@kozyr/contracts/money';
import { movementAnswer, type SeamlessError, seamlessErrorSchema } from '@kozyr/contracts/seamless-wallet';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { seamlessCalls } from '../../db/schema/games';
import type { Balances } from '../../ledger/accounts';
import { IdempotencyConflict } from '../../ledger/errors';
import { publish } from '../../outbox/publish';
import { walletSummary } from '../events/current-wallet';
import { type RoundRow, viewRound } from '../rounds/view-round';
import { Refusal, type RefusalCode, refusalBody } from './refusal';
import type { Stake } from './rules';
import { findSession, type OpenSession } from './session';

type MovementAnswer = z.infer<typeof movementAnswer>;
export type Answer = { ok: true; body: MovementAnswer } | { ok: false; body: SeamlessError };

/** A provider's call that moves money, by its names. body is all of it, in canonical form. */
export type Call = {
  integration: string;
  action: 'bet' | 'win' | 'refund' | 'rollback';
  sessionId: string;
  roundId: string;
  transactionId: string;
  body: object;
};

/** What an action has to work with, inside the one transaction of its call, with the player's turn held. */
export type Turn = { tx: Queryable; now: Date; call: Call; session: OpenSession };

/** What an action did; balances are those after it. null round: there is no round to speak of yet. */
export type Done = {
  kind: 'done';
  round: RoundRow | null;
  balances: Balances;
  /** False when nothing had to be done, so nobody is told. */
  changed: boolean;
  share?: Stake;
  transferId?: string;
  closes?: boolean;
};
/** A no that is remembered and repeated for ever. */
export type Refused = { kind: 'refused'; code: RefusalCode; message: string };

/** First key of the lock by which a player's calls take turns; the second is the hash of their id. */
const TURN_LOCK = 7_041_005;

/** Game, digital and bonus balance together, as providers read it. */
export function playable(balances: Balances): string {
  return fromMinor(balances.game + balances.electronic + balances.bonus);
}

const storedAnswer = z.union([movementAnswer, seamlessErrorSchema]);

function read(stored: unknown): Answer {
  const body = storedAnswer.parse(stored);
  return 'error' in body ? { ok: false, body } : { ok: true, body };
}

async function earlierAnswer(tx: Queryable, call: Call, bodyHash: string): Promise<Answer | null> {
  const [earlier] = await tx
    .select({ bodyHash: seamlessCalls.bodyHash, answer: seamlessCalls.answer })
    .from(seamlessCalls)
    .where(
      and(
        eq(seamlessCalls.integration, call.integration),
        eq(seamlessCalls.action, call.action),
        eq(seamlessCalls.transactionId, call.transactionId),
      ),
    );
  if (!earlier) return null;
  if (earlier.bodyHash !== bodyHash) throw duplicate();
  return read(earlier.answer);
}

const duplicate = () => new Refusal('DUPLICATE_TRANSACTION', 'This transaction id was used before with another body.');

async function tell(tx: Queryable, session: OpenSession, done: Done): Promise<void> {
  if (!done.changed) return;
  const { transferId, round, balances } = done;
  const events: PlayerEvent[] = [];
  if (transferId !== undefined) events.push({ type: 'wallet', wallet: walletSummary(session.currency, balances) });
  if (round) events.push({ type: 'round', round: viewRound(round, session.game) });
  await publish(tx, session.userId, ...events);
}

/**
 * Answers a call in one transaction: the ledger's posting, the round, the answer kept for repeats, and the player's events.
 *
 * Order of locks, the same for every call: the player's turn, then rows of rounds and calls of that player, then the
 * ledger's balance, then the order of the player's events. Two calls of one player therefore never hold each other up
 * crosswise. Two players meet only where a provider gives both the same transaction or round id: the second waits for one
 * insert of the first, which never waits for the second.
 * @throws Refusal for what is not remembered
 */
export async function move(ctx: Context, call: Call, act: (turn: Turn) => Promise<Done | Refused>): Promise<Answer> {
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest('base64url');
  try {
    return await ctx.db.transaction(async (tx) => {
      const session = await findSession(tx, call.integration, call.sessionId);
      await tx.execute(sql`select pg_advisory_xact_lock(${TURN_LOCK}::int, hashtext(${session.userId}::text))`);
      const earlier = await earlierAnswer(tx, call, bodyHash);
      if (earlier) return earlier;

      const now = ctx.now();
      const outcome = await act({ tx, now, call, session });
      const answer: Answer =
        outcome.kind === 'refused'
          ? { ok: false, body: refusalBody(outcome.code, outcome.message) }
          : {
              ok: true,
              body: {
                transaction_id: call.transactionId,
                balance: playable(outcome.balances),
                currency: session.currency,
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
      if (done) await tell(tx, session, done);
      return answer;
    });
  } catch (error) {
    if (error instanceof IdempotencyConflict) throw duplicate();
    throw error;
  }
}
