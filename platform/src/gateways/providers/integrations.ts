import type { Context } from '../../context';
import type { Database } from '../../db/database';
import type { Env } from '../../env';
import { integrationsNow, type KnownIntegration } from '../../services/kernel/integrations/known-integrations';
import { type OutsideCall, outsideFetch } from '../outside-fetch';
import { hub88Integration } from './hub88/integration';
import type { GameIntegration } from './port';
import { kozyrStudio, studioIntegration } from './studio-integration';

type ByName = ReadonlyMap<string, GameIntegration>;

/** The ways in to games as they are at each moment. */
export type Integrations = { current: () => Promise<ByName> };

/** The integrations that the environment names. */
export function gameIntegrations(env: Env): ByName {
  return new Map([studioIntegration(env)].map((integration) => [integration.name, integration]));
}

/** The same at every moment. */
export const fixedIntegrations = (all: ByName): Integrations => ({ current: async () => all });

type Knowing = Pick<Context, 'db' | 'env' | 'log' | 'now'>;

function integrationOf({ env, now }: Knowing, known: KnownIntegration): GameIntegration | null {
  const { settings, name, state, keys } = known;
  const common = { name, isOn: state === 'on', keys };
  const call = (url: URL, init: OutsideCall) => outsideFetch(env, url, init);
  if (settings.protocol === 'kozyr-games') {
    const { currencies, address, public_address: publicAddress } = settings;
    return kozyrStudio({ ...common, currencies, address, publicAddress, call });
  }
  if (settings.protocol === 'hub88') return hub88Integration({ ...common, settings, call, lobby: env.PUBLIC_URL, now });
  return null;
}

type Made = { edition: string; integration: GameIntegration };
/** What was made of an integration is kept while nothing of it changes: it remembers whether the other end is up. */
const made = new WeakMap<Database, Map<string, Made>>();

function keptIntegration(ctx: Knowing, known: KnownIntegration): GameIntegration | null {
  const kept = made.get(ctx.db) ?? new Map<string, Made>();
  made.set(ctx.db, kept);
  const before = kept.get(known.name);
  if (before?.edition === known.edition) return before.integration;
  const integration = integrationOf(ctx, known);
  if (integration) kept.set(known.name, { edition: known.edition, integration });
  return integration;
}

/** The integrations of the environment and those of the desk that are on or off. A change at the desk is in it within seconds. */
export function knownGames(ctx: Knowing): Integrations {
  const own = gameIntegrations(ctx.env);
  const together = new WeakMap<object, ByName>();
  return {
    /** Each call of a wallet asks it: put together once for each reading. */
    async current() {
      const known = await integrationsNow(ctx);
      const before = together.get(known);
      if (before) return before;
      const all = new Map(own);
      for (const one of known.values()) {
        const integration = own.has(one.name) ? null : keptIntegration(ctx, one);
        if (integration) all.set(one.name, integration);
      }
      together.set(known, all);
      return all;
    },
  };
}
