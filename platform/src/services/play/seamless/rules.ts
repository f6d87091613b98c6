import type { RoundStatus } from '../../../db/schema/games';
import type { HeldWinReason } from '../../../db/schema/held-wins';
import type { Play } from '../../kernel/protection/limit-rules';

/** What a stake took from each wallet, minor units. */
export type Stake = { game: bigint; electronic: bigint; bonus: bigint };
/** Where a win goes, minor units. forfeited: the part of a bonus that is no longer running, paid to nobody. */
export type Win = { electronic: bigint; bonus: bigint; forfeited: bigint };

export const NO_WIN: Win = { electronic: 0n, bonus: 0n, forfeited: 0n };
export const NO_STAKE: Stake = { game: 0n, electronic: 0n, bonus: 0n };

/** The order in which a stake is spent: deposits, then what was won, then bonus money. */
export const SPENDING_ORDER = ['game', 'electronic', 'bonus'] as const;

export const totalOf = (stake: Stake): bigint => stake.game + stake.electronic + stake.bonus;
export const paidOf = (win: Win): bigint => win.electronic + win.bonus + win.forfeited;

/**
 * A win comes back in proportion to the round's stake: the part of game and electronic to electronic, the part of bonus to
 * bonus. Exact in minor units; what does not divide goes to electronic. The stake is above zero.
 */
export function shareWin(amount: bigint, stake: Stake): Win {
  const bonus = (amount * stake.bonus) / totalOf(stake);
  return { electronic: amount - bonus, bonus, forfeited: 0n };
}

/** The status of a round by what stands of it. waits: a win of it is held, and decides how it ended. */
export function statusOfRound(stake: Stake, closed: boolean, waits: boolean): RoundStatus {
  if (totalOf(stake) === 0n) return 'refunded';
  return closed && !waits ? 'settled' : 'open';
}

/** The most a stake can win in a game, minor units; null: the game's greatest multiplier is not known. */
export const greatestWin = (stake: bigint, maxWinHundredths: number | null): bigint | null =>
  maxWinHundredths === null ? null : (stake * BigInt(maxWinHundredths)) / 100n;

/** What counts of a stake and a win for the player's limits: their own money apart from that of bonuses. */
export const playOfStake = (stake: Stake): Play => ({
  staked: totalOf(stake),
  ownStaked: stake.game + stake.electronic,
  won: 0n,
  ownWon: 0n,
  seconds: 0n,
});
export const playOfWin = (win: Pick<Win, 'electronic' | 'bonus'>): Play => ({
  staked: 0n,
  ownStaked: 0n,
  won: win.electronic + win.bonus,
  ownWon: win.electronic,
  seconds: 0n,
});

export function addStakes(one: Stake, other: Stake): Stake {
  return { game: one.game + other.game, electronic: one.electronic + other.electronic, bonus: one.bonus + other.bonus };
}

export function takeStake(from: Stake, part: Stake): Stake {
  return { game: from.game - part.game, electronic: from.electronic - part.electronic, bonus: from.bonus - part.bonus };
}

type RoundWin = { win: Win; held: bigint; maxWinHundredths: number | null };

/**
 * Whether a bet may be given back: never so that a win, paid or held, is left without any stake, nor a paid one above what the rest
 * of the stake can win. Otherwise a large bet would carry a win past its bound and leave. Whichever came first stands.
 */
export function canGiveBack(stake: Stake, bet: Stake, { win, held, maxWinHundredths }: RoundWin): boolean {
  const paid = paidOf(win);
  if (paid + held === 0n) return true;
  const left = totalOf(takeStake(stake, bet));
  return left > 0n && paid <= (greatestWin(left, maxWinHundredths) ?? paid);
}

/** A win as it comes; amounts in minor units. won: what the round has won already, held what waits in it. */
export type ComingWin = {
  amount: bigint;
  stake: bigint;
  won: bigint;
  held: bigint;
  closed: boolean;
  maxWinHundredths: number | null;
  /** The most a round is paid without being looked at. */
  maxSum: bigint;
};

/** Why a win waits for an operator, and the bound it went over; null: it is paid at once. All wins of a round count together. */
export function reasonToHold(win: ComingWin): { reason: HeldWinReason; bound: bigint | null } | null {
  if (win.amount === 0n) return null;
  if (win.closed) return { reason: 'after_close', bound: null };
  const all = win.won + win.held + win.amount;
  const bound = greatestWin(win.stake, win.maxWinHundredths);
  if (bound !== null && all > bound) return { reason: 'above_multiplier', bound };
  return all > win.maxSum ? { reason: 'above_setting', bound: win.maxSum } : null;
}
