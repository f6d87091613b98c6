import { sql } from 'drizzle-orm';
import { providers } from '../../../db/schema/games';
import { settings } from '../../../db/schema/settings';

/** Which kind of technical work is under way; players read one sentence for all of it (spec §8). */
export const MAINTENANCE_KINDS = ['PLANNED', 'INCIDENT'] as const;
export type MaintenanceKind = (typeof MAINTENANCE_KINDS)[number];

/** The setting that stands for every provider at once; no slug looks like it. */
export const MAINTENANCE_ALL = 'ALL';

/** Whether technical work is under way for the provider of a row, or for all: part of the query that reads the game. */
export const underMaintenance = sql<boolean>`exists (
  select 1 from ${settings}
  where ${settings.tag} = 'MAINTENANCE' and ${settings.code} in (${MAINTENANCE_ALL}, ${providers.slug})
)`;
