import type { RoundStatus } from '../../db/schema/games';

/** What a stake took from each wallet, minor units. */
export type Stake = { game: bigint; electronic: bigint; bonus: bigint };
/** Where a win goes, minor units. forfeited: the part of a bonus that is no longer running, paid to nobody. */
export type Win = { electronic: bigint; bonus: bigint; forfeited: bigint };

export const NO_WIN: Win = { electronic: 0n, bonus: 0n, forfeited: 0n };
export const NO_STAKE: Stake = { game: 0n, electronic: 0n, bonus: 0n };

/** A session takes stakes this long after its launch. Wins, refunds and rollbacks have no age. */
export const SESSION_HOURS = 24;

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

/** The status of a round by what stands of it. */
export function statusOfRound(stake: Stake, closed: boolean): RoundStatus {
  if (totalOf(stake) === 0n) return 'refunded';
  return closed ? 'settled' : 'open';
}

export function addStakes(one: Stake, other: Stake): Stake {
  return { game: one.game + other.game, electronic: one.electronic + other.electronic, bonus: one.bonus + other.bonus };
}

export function takeStake(from: Stake, part: Stake): Stake {
  return { game: from.game - part.game, electronic: from.electronic - part.electronic, bonus: from.bonus - part.bonus };
}

/** Whether a bet may be given back: never so that a paid win is left without any stake. Whichever came first stands. */
export function canGiveBack(stake: Stake, bet: Stake, win: Win): boolean {
  return paidOf(win) === 0n || totalOf(takeStake(stake, bet)) > 0n;
}
