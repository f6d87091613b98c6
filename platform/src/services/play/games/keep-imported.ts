import { type Loop, repeat } from '@kozyr/kit/repeat';
import type { Context } from '../../../context';
import type { Integrations } from '../../../gateways/providers/integrations';
import type { GameIntegration } from '../../../gateways/providers/port';
import { importFeed } from './import-feed';

const FIRST_PAUSE_MS = 500;
/** A feed that never answered belongs to a provider that is still starting: it is looked for often. */
const MAX_PAUSE_AT_FIRST_MS = 2_000;
const MAX_PAUSE_MS = 30_000;
/** How often a feed that was taken is looked at again. */
const AGAIN_MS = 5 * 60_000;

export type Imports = {
  /** Resolves when every integration has been imported once, or found unchanged. */
  first: Promise<void>;
  stop: () => Promise<void>;
};

/** Keeps the catalogue in step with the feeds in the background, with back-off while one does not answer. */
export function keepImported(ctx: Context, integrations: Integrations): Imports {
  function keepOne(integration: GameIntegration, taken: () => void): Loop {
    let pauseMs = FIRST_PAUSE_MS;
    let maxPauseMs = MAX_PAUSE_AT_FIRST_MS;
    return repeat({
      step: async () => {
        const { changed, version, games } = await importFeed(ctx, integration);
        if (changed) ctx.log.info({ integration: integration.name, version, games }, 'imported a feed of games');
        taken();
        pauseMs = FIRST_PAUSE_MS;
        maxPauseMs = MAX_PAUSE_MS;
        return AGAIN_MS;
      },
      failed: (error) => {
        const reason = error instanceof Error ? error.message : String(error);
        const againInMs = pauseMs;
        ctx.log.warn({ reason, integration: integration.name, againInMs }, 'a feed could not be imported');
        pauseMs = Math.min(pauseMs * 2, maxPauseMs);
        return againInMs;
      },
    });
  }

  const loops: Loop[] = [];
  const firsts = [...integrations.values()].map(
    (integration) => new Promise<void>((resolve) => loops.push(keepOne(integration, resolve))),
  );
  return {
    first: Promise.all(firsts).then(() => undefined),
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
