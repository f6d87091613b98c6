import type { BigWin } from '@kozyr/contracts/big-wins';
import type { Context } from '../../context';
import type { LiveCatalogue } from '../games/live-catalogue';
import { listBigWins } from './list-big-wins';

const FRESH_MS = 60_000;

/** The big wins as this process keeps them for 60 seconds: however many ask, the rounds are read once a minute. */
export function liveBigWins(ctx: Context, catalogue: LiveCatalogue): () => Promise<BigWin[]> {
  let held: { until: number; wins: Promise<BigWin[]> } | null = null;
  return async () => {
    const now = ctx.now().getTime();
    if (!held || now >= held.until) {
      const wins = catalogue.current().then((games) => listBigWins(ctx, games));
      held = { until: now + FRESH_MS, wins };
      wins.catch(() => {
        held = null;
      });
    }
    return held.wins;
  };
}
