import type { IntegrationSettings } from '@kozyr/contracts/operator/integration-settings';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { integrations } from '../../../../db/schema/integrations';

/** Protocols whose games and providers we call by the integration's name and a hyphen, so that anybody could guess their slugs. */
const PREFIXING: readonly IntegrationSettings['protocol'][] = ['hub88'];

/** Names of the integrations, drafts too, whose slugs begin with their name and a hyphen. */
export async function prefixingIntegrations(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ name: integrations.name })
    .from(integrations)
    .where(inArray(integrations.protocol, [...PREFIXING]));
  return rows.map(({ name }) => name);
}

/** Whether a slug begins with another integration's name; where several names fit, it is of the longest. @param names prefixingIntegrations */
export function foreignTo(integration: string, names: readonly string[]): (slug: string) => boolean {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  return (slug) => {
    const owner = longestFirst.find((name) => slug.startsWith(`${name}-`));
    return owner !== undefined && owner !== integration;
  };
}
