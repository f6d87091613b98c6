import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { seamlessCalls } from '../../../../db/schema/games';
import type { Balances } from '../../../../ledger/accounts';
import { getBalances } from '../../../../ledger/balances';
import { InsufficientFunds } from '../../../../ledger/errors';
import { reverse } from '../../../../ledger/reverse';
import type { UserBonusRow } from '../../../money/user-bonuses/bonus-view';
import { findUserBonus } from '../../../money/user-bonuses/running-bonus';
import { settleReturned } from '../../../money/user-bonuses/settle-returned';
import type { HeldWinRow } from '../../rounds/held-win-view';
import type { RoundRow } from '../../rounds/view-round';
import type { Turn } from '../movement';
import { changeRound, isClosed, roundByNow, stakeOf, winOf } from '../round';
import { canGiveBack, takeStake } from '../rules';
import { SeamlessCallError } from '../seamless-call-error';
import { type CallRow, findCalls } from './blocks';
import { withdrawHeldWin } from './hold-win';

export type Undone = {
  round: RoundRow;
  balances: Balances;
  transferId: string | undefined;
  /** A win that waited for an operator and was taken back. */
  heldWin?: HeldWinRow | undefined;
};

/**
 * The movements of this player under a transaction id that still stand: those are left out that never came, were refused, or are undone already.
 * @throws SeamlessCallError TRANSACTION_NOT_FOUND when the id is another player's
 */
export async function findReversible<Kind extends 'bet' | 'win'>(
  turn: Turn,
  actions: readonly Kind[],
  transactionId: string,
): Promise<{ [kind in Kind]?: CallRow }> {
  const found: { [kind in Kind]?: CallRow } = {};
  const standing = (await findCalls(turn, actions, transactionId)).filter(
    ({ refused, undoneBy }) => refused === null && undoneBy === null,
  );
  for (const kind of actions) {
    const movement = standing.find(({ action }) => action === kind);
    if (movement) found[kind] = movement;
  }
  return found;
}

/** Reverses a movement in the ledger and marks it undone. */
async function takeBack(
  turn: Turn,
  movement: CallRow,
): Promise<{ balances: Balances; transferId: string | undefined }> {
  const { tx, call, session } = turn;
  await tx
    .update(seamlessCalls)
    .set({ undoneBy: call.transactionId })
    .where(
      and(
        eq(seamlessCalls.userId, session.userId),
        eq(seamlessCalls.integration, movement.integration),
        eq(seamlessCalls.action, movement.action),
        eq(seamlessCalls.transactionId, movement.transactionId),
      ),
    );
  const { transferId } = movement;
  if (transferId === null) {
    return { balances: await getBalances(tx, session.userId, session.currency), transferId: undefined };
  }
  const key = `seamless:${call.integration}:${call.action}:${call.transactionId}:${movement.action}`;
  const kind = `${movement.action}_${call.action}`;
  const posted = await reverse(tx, { key, transferId, kind, player: session.userId });
  const balances = posted.balances[session.userId];
  if (!balances) throw new Error('The ledger answered without the balances of the player.');
  return { balances, transferId: posted.transferId };
}

/** The round of a movement, as it is by now. @throws SeamlessCallError INVALID_REQUEST when the call names another round */
export async function roundOf(turn: Turn, movement: CallRow): Promise<RoundRow> {
  const round = await roundByNow(turn);
  if (!round || round.id !== movement.roundId) {
    throw new SeamlessCallError('INVALID_REQUEST', 'This transaction was made in another round.');
  }
  return round;
}

const bonusOf = async (tx: Queryable, { userBonusId, userId }: RoundRow): Promise<UserBonusRow | null> =>
  userBonusId === null ? null : findUserBonus(tx, { id: userBonusId, userId });

/** Bonus money that came back when its bonus was over does not stay in the wallet. */
async function settleReturnedBonus({ tx, now, call }: Turn, round: RoundRow, bet: CallRow): Promise<void> {
  const bonus = bet.bonus > 0n ? await bonusOf(tx, round) : null;
  if (!bonus || bonus.status === 'ACTIVE') return;
  const key = `${call.integration}:${call.action}:${call.transactionId}`;
  await settleReturned(tx, now, bonus, { money: bet.bonus, key });
}

/** Whether a win went to the wallet of a bonus that has ended: what is there now is another bonus's. */
async function isBonusOver({ tx }: Turn, round: RoundRow, win: CallRow): Promise<boolean> {
  if (win.bonus === 0n || round.userBonusId === null) return false;
  return (await bonusOf(tx, round))?.status !== 'ACTIVE';
}

/** What the round's bonus may have changed besides. */
const balancesNow = async ({ tx, session }: Turn, round: RoundRow, known: Balances): Promise<Balances> =>
  round.userBonusId ? getBalances(tx, session.userId, session.currency) : known;

/** Gives a bet back to where it came from. @throws SeamlessCallError ROUND_CLOSED when a paid win would be left without a stake */
export async function giveBackBet(turn: Turn, bet: CallRow): Promise<Undone> {
  const round = await roundOf(turn, bet);
  const win = winOf(round);
  const { held } = round;
  if (!canGiveBack(stakeOf(round), bet, { win, held, maxWinHundredths: turn.session.maxWinHundredths })) {
    throw new SeamlessCallError('ROUND_CLOSED', 'This bet has won already: roll its win back first.');
  }
  const { balances, transferId } = await takeBack(turn, bet);
  const stake = takeStake(stakeOf(round), bet);
  // Before the round is changed: its end may burn what is left of a bonus that still runs, this money included.
  await settleReturnedBonus(turn, round, bet);
  const countsAt = bet.createdAt;
  const left = await changeRound(turn, round, { stake, win, held, closed: round.closed, balances, countsAt });
  return { round: left, balances: await balancesNow(turn, round, balances), transferId };
}

/** Takes a win back from where it went. @throws SeamlessCallError INSUFFICIENT_FUNDS when the player has spent it */
export async function takeBackWin(turn: Turn, movement: CallRow): Promise<Undone> {
  const round = await roundOf(turn, movement);
  if (await isBonusOver(turn, round, movement))
    throw new SeamlessCallError(
      'INSUFFICIENT_FUNDS',
      'The bonus that this win went to is over, and its money has moved on.',
    );
  try {
    const { balances, transferId } = await takeBack(turn, movement);
    const before = winOf(round);
    const win = {
      electronic: before.electronic - movement.electronic,
      bonus: before.bonus - movement.bonus,
      forfeited: before.forfeited - movement.forfeited,
    };
    const heldWin = await withdrawHeldWin(turn, movement);
    const held = round.held - (heldWin?.amount ?? 0n);
    const closed = await isClosed(turn, round);
    const state = { stake: stakeOf(round), win, held, closed, balances, countsAt: movement.createdAt };
    const left = await changeRound(turn, round, state);
    return { round: left, balances: await balancesNow(turn, round, balances), transferId, heldWin };
  } catch (error) {
    if (error instanceof InsufficientFunds)
      throw new SeamlessCallError('INSUFFICIENT_FUNDS', 'The player has spent this win.');
    throw error;
  }
}
