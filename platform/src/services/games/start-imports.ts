import type { Context } from '../../context';
import { games } from '../../db/schema/games';
import { gameIntegrations } from '../../gateways/providers/integrations';
import { keepImported } from './keep-imported';

/** With no game yet, the process says it is not ready for at most this long; then it serves an empty catalogue. */
const LONGEST_WAIT_MS = 30_000;

/** Starts the imports of the process. @param waitingFor what readiness still waits for. @returns stops them */
export async function startImports(ctx: Context, waitingFor: Set<string>): Promise<() => Promise<void>> {
  const empty = (await ctx.db.$count(games)) === 0;
  const imports = keepImported(ctx, gameIntegrations(ctx.env));
  if (empty) {
    waitingFor.add('games');
    const enough = setTimeout(() => waitingFor.delete('games'), LONGEST_WAIT_MS).unref();
    imports.first.then(() => {
      clearTimeout(enough);
      waitingFor.delete('games');
    });
  }
  return () => imports.stop();
}
