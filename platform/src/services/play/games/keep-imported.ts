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
/** How soon an integration that was turned on, off or changed at the desk is seen. */
const LOOK_MS = 2_000;

export type Imports = {
  /** Resolves when every integration there was at first has been imported once, or found unchanged. */
  first: Promise<void>;
  stop: () => Promise<void>;
};

/** Takes one integration's feed over and over, with back-off while it does not answer. */
function keepOne(ctx: Context, integration: GameIntegration, taken: () => void): Loop {
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

/** Keeps the catalogue in step with the feeds of the integrations that are on, in the background. */
export function keepImported(ctx: Context, integrations: Integrations): Imports {
  const kept = new Map<string, { integration: GameIntegration; loop: Loop }>();

  async function stopOne(name: string): Promise<void> {
    const running = kept.get(name);
    kept.delete(name);
    await running?.loop.stop();
  }

  /** Begins and ends imports by what there is now. @returns what each that was begun has to do first */
  async function look(): Promise<Promise<void>[]> {
    const now = await integrations.current();
    const gone = [...kept].filter(([name, { integration }]) => !integration.isOn || now.get(name) !== integration);
    await Promise.all(gone.map(([name]) => stopOne(name)));
    return [...now.values()]
      .filter(({ name, isOn }) => isOn && !kept.has(name))
      .map(
        (integration) =>
          new Promise<void>((taken) => {
            kept.set(integration.name, { integration, loop: keepOne(ctx, integration, taken) });
          }),
      );
  }

  let began: (firsts: Promise<void>[]) => void = () => undefined;
  const firsts = new Promise<Promise<void>[]>((resolve) => {
    began = resolve;
  });
  const looking = repeat({
    step: async () => {
      began(await look());
      return LOOK_MS;
    },
    failed: (error) => {
      ctx.log.warn({ err: error }, 'integrations could not be looked at');
      return LOOK_MS;
    },
  });
  return {
    first: firsts.then((all) => Promise.all(all)).then(() => undefined),
    async stop() {
      await looking.stop();
      await Promise.all([...kept.keys()].map(stopOne));
    },
  };
}
