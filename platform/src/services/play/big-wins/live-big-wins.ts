import type { BigWin } from '@kozyr/contracts/big-wins';
import type { Context } from '../../../context';
import { DomainError } from '../../../errors';
import type { LiveCatalogue } from '../games/live-catalogue';
import { listBigWins } from './internal/list-big-wins';

const FRESH_MS = 60_000;
/** Games whose wins are kept at a time; the one asked for longest ago goes first. */
const GAMES_KEPT = 500;

/**
 * The big wins, of all games or of one, as this process keeps them for 60 seconds: however many ask, the rounds are read once a
 * minute. Rejects with NOT_FOUND for a game that is not on offer.
 */
export function liveBigWins(ctx: Context, catalogue: LiveCatalogue): (slug?: string) => Promise<BigWin[]> {
  const held = new Map<string, { until: number; wins: Promise<BigWin[]> }>();
  return async (slug) => {
    const games = await catalogue.current();
    if (slug !== undefined && !games.bySlug.has(slug)) throw new DomainError('NOT_FOUND', 'There is no such game.');
    const key = slug ?? '';
    const now = ctx.now().getTime();
    const kept = held.get(key);
    if (kept && now < kept.until) return kept.wins;
    const wins = listBigWins(ctx, games, slug);
    held.delete(key);
    held.set(key, { until: now + FRESH_MS, wins });
    const [oldest] = held.keys();
    if (held.size > GAMES_KEPT && oldest !== undefined) held.delete(oldest);
    wins.catch(() => held.delete(key));
    return wins;
  };
}
