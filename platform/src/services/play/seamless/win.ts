import { getBalances } from '../../../ledger/balances';
import type { RoundRow, RoundState } from '../rounds/view-round';
import { bonusShare } from './bonus-share';
import { holdsBack, holdWin, type Why } from './internal/hold-win';
import type { OpenSession } from './internal/session';
import type { Call } from './internal/situation';
import type { Act, Done, Turn } from './movement';
import { type PaidWin, payWin } from './pay-win';
import { changeRound, roundAtFirst, stakeOf, winOf } from './round';
import { NO_WIN, shareWin, totalOf, type Win } from './rules';
import { SeamlessCallError } from './seamless-call-error';

type Kept = { amount: bigint; closes: boolean; why: Why };

/** Which win an action pays. */
export function winOfCall(call: Call, { id: sessionId, userId, currency, game }: OpenSession): PaidWin {
  const { integration, transactionId, roundId: providerRound } = call;
  return { integration, transactionId, providerRound, sessionId, userId, currency, game: game.slug };
}

type Asked<R> = { blocked: boolean; round: R | null; amount: bigint };

/** The round that a win is of. @throws SeamlessCallError when there is nothing to be won in it; that is not remembered */
export function roundToWin<R extends RoundState>({ blocked, round, amount }: Asked<R>): R {
  if (blocked) throw new SeamlessCallError('TRANSACTION_REFUNDED', 'This win was rolled back.');
  if (!round) throw new SeamlessCallError('TRANSACTION_NOT_FOUND', 'No bet of this round was taken.');
  if (amount > 0n && totalOf(stakeOf(round)) === 0n)
    throw new SeamlessCallError(
      'TRANSACTION_REFUNDED',
      'Every bet of this round was given back, so nothing can be won in it.',
    );
  return round;
}

/** What has been won in a round with this share more. */
export function addWin(before: Win, share: Win): Win {
  return {
    electronic: before.electronic + share.electronic,
    bonus: before.bonus + share.bonus,
    forfeited: before.forfeited + share.forfeited,
  };
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
  const { tx, call, session, situation } = turn;
  const { blocked } = situation;
  const round = roundToWin({ blocked, round: blocked ? null : roundAtFirst(turn), amount });
  const stake = stakeOf(round);
  const why = amount > 0n ? await holdsBack(turn, round, amount) : null;
  if (why) return holdForReview(turn, round, { amount, closes, why });
  const share = amount > 0n ? await bonusShare(turn, round, shareWin(amount, stake)) : NO_WIN;
  const posted = amount > 0n ? await payWin(tx, winOfCall(call, session), share) : null;
  const balances = posted?.balances[session.userId] ?? situation.balances;
  const left = await changeRound(turn, round, {
    stake,
    win: addWin(winOf(round), share),
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

type Result = { amount: bigint; closes: boolean };

/**
 * Pays a result, minor units, or settles a lost round with zero. No age of the session stops it: the player has won it. One that the
 * round cannot have won, or that comes after the round was closed, is accepted and waits for an operator. It throws SeamlessCallError
 * TRANSACTION_NOT_FOUND before its bet, and TRANSACTION_REFUNDED; neither is remembered.
 */
export const payResult =
  ({ amount, closes }: Result): Act =>
  (turn) =>
    actOnWin(turn, amount, closes);
