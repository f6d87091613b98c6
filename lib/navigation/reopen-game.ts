/** What this tab had open, so that a reload of its page goes on with it. */
const KEY = 'kozyr-open-game';

type OpenGame = { slug: string; mode: 'real' | 'demo' };

/** Storage may be shut off, or full: then a reload begins at the cover. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Notes the game that is open now, or that a sign-in under way is for. */
export function keepOpenGame(game: OpenGame): void {
  try {
    storage()?.setItem(KEY, `${game.mode}:${game.slug}`);
  } catch {}
}

export function forgetOpenGame(): void {
  storage()?.removeItem(KEY);
}

/**
 * How the game of this page was open before the page was loaded again, once; null when the player came here by themselves.
 * A sign-in loads the page again as well.
 */
export function recallOpenGame(slug: string): OpenGame['mode'] | null {
  const kept = storage()?.getItem(KEY) ?? '';
  forgetOpenGame();
  const [load] = performance.getEntriesByType('navigation');
  const reloaded = load instanceof PerformanceNavigationTiming && load.type === 'reload';
  if (!reloaded) return null;
  if (kept === `real:${slug}`) return 'real';
  return kept === `demo:${slug}` ? 'demo' : null;
}
