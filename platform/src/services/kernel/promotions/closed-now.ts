import { ruledAreas } from '@kozyr/contracts/promotions/closed-games';
import type { RuledGame } from '@kozyr/contracts/promotions/game-lists';
import type { Context } from '../../../context';
import { rulesNow } from './known-rules';

/** The areas in which the rules of a moment close a game: ISO codes, or EU. */
export type ClosedBy = (game: RuledGame) => readonly string[];

/** What rules close now, from this process's memory: each launch and each stake asks it. */
export async function closedNow(ctx: Pick<Context, 'db' | 'now'>): Promise<ClosedBy> {
  const { value: rules } = await rulesNow(ctx, 'closed-games');
  return (game) => ruledAreas(rules, game);
}
