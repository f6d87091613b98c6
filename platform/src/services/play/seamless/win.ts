import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { winBody } from '@kozyr/contracts/seamless-wallet';
import type { infer as Infer } from 'zod/mini';
import type { Context } from '../../../context';
import { getBalances } from '../../../ledger/balances';
import type { Posted } from '../../../ledger/post';
import type { RoundRow } from '../rounds/view-round';
import { bonusShare } from './bonus-share';
import { holdsBack, holdWin, type Why } from './internal/hold-win';
import { type Answer, type Done, move, type Turn } from './movement';
import { payWin } from './pay-win';
import { changeRound, roundAtFirst, stakeOf, winOf } from './round';
import { NO_WIN, shareWin, totalOf, type Win } from './rules';
import { SeamlessCallError } from './seamless-call-error';

type Kept = { amount: bigint; closes: boolean; why: Why };

function payNow({ tx, call, session }: Turn, share: Win): Promise<Posted> {
  const { integration, transactionId, roundId: providerRound } = call;
  const { id: sessionId, userId, currency, game } = session;
  return payWin(tx, { integration, transactionId, providerRound, sessionId, userId, currency, game: game.slug }, share);
}

/** Keeps a win aside: nothing is paid, and the round waits for an operator with it. */
async function holdForReview(turn: Turn, round: RoundRow, { amount, closes, why }: Kept): Promise<Done> {
  const { balances } = turn.situation;
  const heldWin = await holdWin(turn, round, { amount, why });
  const left = await changeRound(turn, round, {
    stake: stakeOf(round),
    win: winOf(round),
    held: round.held + amount,
    closed: round.closed || closes,
    balances: { game: round.balanceGame, electronic: round.balanceElectronic, bonus: round.balanceBonus },
  });
  return { kind: 'done', round: left, balances, changed: true, closes, heldWin };
}

async function actOnWin(turn: Turn, amount: bigint, closes: boolean): Promise<Done> {
  const { tx, session, situation } = turn;
  if (situation.blocked) throw new SeamlessCallError('TRANSACTION_REFUNDED', 'This win was rolled back.');
  const round = roundAtFirst(turn);
  if (!round) throw new SeamlessCallError('TRANSACTION_NOT_FOUND', 'No bet of this round was taken.');
  const stake = stakeOf(round);
  if (amount > 0n && totalOf(stake) === 0n) {
    throw new SeamlessCallError(
      'TRANSACTION_REFUNDED',
      'Every bet of this round was given back, so nothing can be won in it.',
    );
  }
  const why = amount > 0n ? await holdsBack(turn, round, amount) : null;
  if (why) return holdForReview(turn, round, { amount, closes, why });
  const share = amount > 0n ? await bonusShare(turn, round, shareWin(amount, stake)) : NO_WIN;
  const posted = amount > 0n ? await payNow(turn, share) : null;
  const balances = posted?.balances[session.userId] ?? situation.balances;
  const before = winOf(round);
  const win = {
    electronic: before.electronic + share.electronic,
    bonus: before.bonus + share.bonus,
    forfeited: before.forfeited + share.forfeited,
  };
  const left = await changeRound(turn, round, {
    stake,
    win,
    held: round.held,
    closed: round.closed || closes,
    balances,
  });
  // Settling the round may have released or ended its bonus.
  const now = round.userBonusId ? await getBalances(tx, session.userId, session.currency) : balances;
  return {
    kind: 'done',
    round: left,
    balances: now,
    changed: true,
    share: { game: 0n, ...share },
    ...(posted && { won: { electronic: share.electronic, bonus: share.bonus } }),
    transferId: posted?.transferId,
    closes,
  };
}

/**
 * Pays a result, or settles a lost round with zero. No age of the session stops it: the player has won it. One that the round
 * cannot have won, or that comes after the round was closed, is accepted and waits for an operator.
 * @throws SeamlessCallError TRANSACTION_NOT_FOUND before its bet, TRANSACTION_REFUNDED; neither is remembered.
 */
export function win(ctx: Context, integration: string, body: Infer<typeof winBody>): Promise<Answer> {
  const amount = toMinor(body.amount);
  const call = {
    integration,
    action: 'win' as const,
    sessionId: body.session_id,
    roundId: body.round_id,
    transactionId: body.transaction_id,
    body: { ...body, amount: fromMinor(amount) },
  };
  return move(ctx, call, (turn) => actOnWin(turn, amount, body.round_closed));
}
