import type { Context } from '../../../context';
import { games } from '../../../db/schema/games';
import { knownGames } from '../../../gateways/providers/integrations';
import { keepImported } from './keep-imported';

/** With no game yet, the process says it is not ready for at most this long; then it serves an empty catalogue. */
const MAX_WAIT_MS = 30_000;
/** By this name readiness waits for the first games. */
export const GAMES = 'games';

/** Whether the catalogue is empty, as it is at the first start of all. */
export async function hasNoGames(ctx: Context): Promise<boolean> {
  return (await ctx.db.$count(games)) === 0;
}

/** Starts the imports of the process. @param waitingFor what readiness still waits for: games no longer than needed. @returns stops them */
export function startImports(ctx: Context, waitingFor: Set<string>): () => Promise<void> {
  const imports = keepImported(ctx, knownGames(ctx));
  if (waitingFor.has(GAMES)) {
    const enough = setTimeout(() => waitingFor.delete(GAMES), MAX_WAIT_MS).unref();
    imports.first.then(() => {
      clearTimeout(enough);
      waitingFor.delete(GAMES);
    });
  }
  return () => imports.stop();
}
