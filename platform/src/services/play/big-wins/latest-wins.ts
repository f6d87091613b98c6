import type { LatestWin } from '@kozyr/contracts/big-wins';
import type { Context } from '../../../context';
import type { LiveCatalogue } from '../games/live-catalogue';
import { listLatestWins } from './internal/list-latest-wins';

const FRESH_MS = 3_000;

/** The newest wins as this process keeps them for 3 seconds: however many ask, and however fast rounds settle, they are read once in it. */
export function latestWins(
  ctx: Context,
  catalogue: LiveCatalogue,
  elapsed = () => performance.now(),
): () => Promise<LatestWin[]> {
  let held: { until: number; wins: Promise<LatestWin[]> } | null = null;
  return () => {
    if (held && elapsed() < held.until) return held.wins;
    const wins = catalogue.current().then((games) => listLatestWins(ctx, games));
    const mine = { until: elapsed() + FRESH_MS, wins };
    held = mine;
    wins.catch(() => {
      if (held === mine) held = null;
    });
    return wins;
  };
}
