import type { Round } from '@kozyr/contracts/games';
import { fromMinor } from '@kozyr/contracts/money';
import type { rounds } from '../../../db/schema/games';

export type RoundRow = typeof rounds.$inferSelect;
/** A round but for its place in the player's history, which the database gives it. */
export type RoundState = Omit<RoundRow, 'ordinal'>;

/** A round as the player reads it. */
export function viewRound(round: RoundState, game: Round['game']): Round {
  return {
    id: round.id,
    game,
    status: round.status,
    currency: round.currency,
    stake: fromMinor(round.stakeGame + round.stakeElectronic + round.stakeBonus),
    win: fromMinor(round.winElectronic + round.winBonus),
    held: fromMinor(round.held),
    stake_split: {
      game: fromMinor(round.stakeGame),
      electronic: fromMinor(round.stakeElectronic),
      bonus: fromMinor(round.stakeBonus),
    },
    balance_after: {
      game: fromMinor(round.balanceGame),
      electronic: fromMinor(round.balanceElectronic),
      bonus: fromMinor(round.balanceBonus),
    },
    created_at: round.createdAt.toISOString(),
    settled_at: (round.status === 'open' ? null : round.settledAt?.toISOString()) ?? null,
  };
}
