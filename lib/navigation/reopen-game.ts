/** What this tab had open, so that a reload of its page goes on with it, and so does the way back from a payment. */
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

function readKept(): string {
  try {
    return storage()?.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function forgetOpenGame(): void {
  storage()?.removeItem(KEY);
}

/** Notes that the player leaves for a payment out of the game that is open for money, if one is: their way back opens it again. */
export function leaveGameToPay(): void {
  const kept = readKept();
  if (!kept.startsWith('real:')) return;
  try {
    storage()?.setItem(KEY, kept.replace('real:', 'paying:'));
  } catch {}
}

/** The game, by its slug, that the player pays in for: open under the cashbox, or left for the payment; null without one. */
export function gamePaidFor(): string | null {
  const [mode, slug] = readKept().split(':');
  return slug !== undefined && (mode === 'real' || mode === 'paying') ? slug : null;
}

/**
 * How the game of this page was open before the page was loaded again or left for a payment, once; null when the player came here by
 * themselves. A sign-in loads the page again as well.
 */
export function recallOpenGame(slug: string): OpenGame['mode'] | null {
  const kept = readKept();
  forgetOpenGame();
  if (kept === `paying:${slug}`) return 'real';
  const [load] = performance.getEntriesByType('navigation');
  const reloaded = load instanceof PerformanceNavigationTiming && load.type === 'reload';
  if (!reloaded) return null;
  if (kept === `real:${slug}`) return 'real';
  return kept === `demo:${slug}` ? 'demo' : null;
}
