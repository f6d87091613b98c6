import type { Env } from '../../env';
import { houseStudio } from './house-studio';
import type { GameIntegration } from './port';

export type Integrations = ReadonlyMap<string, GameIntegration>;

/** Every integration this platform knows, by its name. */
export function gameIntegrations(env: Env): Integrations {
  return new Map([houseStudio(env)].map((integration) => [integration.name, integration]));
}
