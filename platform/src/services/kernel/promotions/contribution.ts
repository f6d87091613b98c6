import { type ContributionRules, saidContribution } from '@kozyr/contracts/promotions/contribution';
import type { RuledGame } from '@kozyr/contracts/promotions/game-lists';
import { feedsPrizes, houseEdgeOf } from './edge';

/** What decides how much of a stake counts; contribution: what the game came with. */
export type CountedGame = RuledGame & { rtp: string; contribution: number };

/**
 * Percent of a stake in a game that counts for wagering by some rules. A game that is not known to keep MIN_EDGE counts no more than it
 * came with, whatever they say: there a bonus would be wagered for next to nothing.
 */
export function contributionBy(rules: ContributionRules, game: CountedGame): number {
  const said = saidContribution(rules, game);
  if (said === null) return game.contribution;
  return feedsPrizes(houseEdgeOf(game.rtp)) ? said : Math.min(said, game.contribution);
}
