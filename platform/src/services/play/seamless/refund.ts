import type { refundBody, rollbackBody } from '@kozyr/contracts/seamless-wallet';
import type { infer as Infer } from 'zod/mini';
import type { Context } from '../../../context';
import { getBalances } from '../../../ledger/balances';
import { block } from './internal/blocks';
import { findReversible, giveBackBet, roundOf, takeBackWin, type Undone } from './internal/give-back';
import type { Call } from './internal/situation';
import { playerOfSession } from './internal/whose-session';
import { type Act, type Answer, type Done, move, type Turn } from './movement';
import { hashOf } from './wallet-call';

async function done({ tx, session }: Turn, undone: Undone | null): Promise<Done> {
  if (undone) return { kind: 'done', changed: true, ...undone };
  const balances = await getBalances(tx, session.userId, session.currency);
  return { kind: 'done', changed: false, round: null, balances };
}

const callOf = (integration: string, body: Infer<typeof refundBody> | Infer<typeof rollbackBody>) => ({
  integration,
  sessionId: body.session_id,
  roundId: body.round_id,
  transactionId: body.transaction_id,
  bodyHash: hashOf(body),
});

/** A movement whose player is found before its transaction, which would be one of all servers if it had to ask. */
async function undo(ctx: Context, call: Call, act: Act): Promise<Answer> {
  await playerOfSession(ctx.db, call.sessionId);
  return move(ctx, call, act);
}

/**
 * Gives back exactly what a bet took, to where it came from. A bet that has not come yet is forbidden; one that was refused
 * or given back already leaves nothing to do. @throws SeamlessCallError TRANSACTION_NOT_FOUND, INVALID_REQUEST, ROUND_CLOSED
 */
export function refund(ctx: Context, integration: string, body: Infer<typeof refundBody>): Promise<Answer> {
  return undo(ctx, { ...callOf(integration, body), action: 'refund' }, async (turn) => {
    const { bet } = await findReversible(turn, ['bet'], body.bet_transaction_id);
    await block(turn, body.bet_transaction_id, ['bet']);
    return done(turn, bet ? await giveBackBet(turn, bet) : null);
  });
}

/**
 * Undoes whatever was done under a transaction id, a win before its bet, and forbids it from now on.
 * @throws SeamlessCallError as refund, and INSUFFICIENT_FUNDS when the player has spent the win
 */
export function rollback(ctx: Context, integration: string, body: Infer<typeof rollbackBody>): Promise<Answer> {
  return undo(ctx, { ...callOf(integration, body), action: 'rollback' }, async (turn) => {
    const original = body.original_transaction_id;
    const { win, bet } = await findReversible(turn, ['win', 'bet'], original);
    await block(turn, original, ['bet', 'win']);
    // What can never be done is said before what may be done later: a spent win can be there again.
    for (const movement of [win, bet]) if (movement) await roundOf(turn, movement);
    const afterWin = win ? await takeBackWin(turn, win) : null;
    const afterBet = bet ? await giveBackBet(turn, bet) : null;
    return done(turn, afterBet ? { ...afterBet, heldWin: afterWin?.heldWin } : afterWin);
  });
}
