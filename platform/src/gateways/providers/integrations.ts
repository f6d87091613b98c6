import type { Env } from '../../env';
import type { GameIntegration } from './port';
import { studioIntegration } from './studio-integration';

export type Integrations = ReadonlyMap<string, GameIntegration>;

/** Every integration this platform knows, by its name. */
export function gameIntegrations(env: Env): Integrations {
  return new Map([studioIntegration(env)].map((integration) => [integration.name, integration]));
}
