import type { Game } from '@kozyr/contracts/games';
import { type ClosedGamesRules, ruledAreas } from '@kozyr/contracts/promotions/closed-games';
import type { ContributionRules } from '@kozyr/contracts/promotions/contribution';
import type { Context } from '../../../context';
import { contributionBy } from '../../kernel/promotions/contribution';
import { rulesNow } from '../../kernel/promotions/known-rules';

/** What versioned rules say of games; version differs whenever one of them does. */
export type GameRules = { version: string; contribution: ContributionRules; closed: ClosedGamesRules };

/** The rules of games that hold now, from this process's memory. */
export async function gameRulesNow(ctx: Pick<Context, 'db' | 'now'>): Promise<GameRules> {
  const contribution = await rulesNow(ctx, 'contribution');
  const closed = await rulesNow(ctx, 'closed-games');
  return {
    version: `${contribution.version} ${closed.version}`,
    contribution: contribution.value,
    closed: closed.value,
  };
}

/** A game as it came, by some rules: what of its stakes counts, and where it is closed. */
export function underRules({ contribution, closed }: GameRules, game: Game): Game {
  const named = { slug: game.slug, provider: game.provider.slug, category: game.category };
  const areas = ruledAreas(closed, named);
  const counts = contributionBy(contribution, { ...named, rtp: game.rtp, contribution: game.contribution });
  if (areas.length === 0) return { ...game, contribution: counts };
  return {
    ...game,
    contribution: counts,
    closed_in: [...new Set([...(game.closed_in ?? []), ...areas])].toSorted(),
  };
}
