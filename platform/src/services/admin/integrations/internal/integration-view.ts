import {
  type IntegrationSettings,
  integrationSettingsSchema,
  type KeyUse,
  usesNeeded,
} from '@kozyr/contracts/operator/integration-settings';
import type { IntegrationKey, IntegrationRecord, ListedIntegration } from '@kozyr/contracts/operator/integrations';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { integrationKeys, integrations } from '../../../../db/schema/integrations';
import { operators } from '../../../../db/schema/operators';
import { DomainError } from '../../../../errors';
import { callAddress, environmentIntegrations } from './environment';

export type IntegrationRow = typeof integrations.$inferSelect;
export type KeyRow = typeof integrationKeys.$inferSelect;
type Names = ReadonlyMap<string, string>;

async function namesOf(db: Queryable, ids: readonly (string | null)[]): Promise<Names> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const rows = await db
    .select({ id: operators.id, name: operators.name })
    .from(operators)
    .where(inArray(operators.id, asked));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const nameIn = (names: Names, id: string | null): string | null => (id === null ? null : (names.get(id) ?? id));
const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Whether a key verifies and signs now, or will, or does no more; one that nobody confirmed waits for somebody. */
export function keyStateOf({ confirmedAt, beginsAt, endsAt }: KeyRow, now: Date): IntegrationKey['state'] {
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (confirmedAt === null) return 'proposed';
  return beginsAt > now ? 'waiting' : 'in_use';
}

/** The uses that these settings ask for, and that no key serves now. */
export function lackingUses(
  { settings }: { settings: IntegrationSettings },
  keys: readonly KeyRow[],
  now: Date,
): KeyUse[] {
  const served = new Set(keys.filter((key) => keyStateOf(key, now) === 'in_use').map(({ use }) => use));
  return usesNeeded(settings).filter((use) => !served.has(use));
}

const lastOf = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce<Date | null>((last, one) => (one && (!last || one > last) ? one : last), null);

const listedOf = (row: IntegrationRow, keys: readonly KeyRow[], now: Date): ListedIntegration => ({
  name: row.name,
  kind: row.kind,
  protocol: row.protocol,
  title: row.title,
  state: row.state,
  source: 'desk',
  waits: row.pending !== null || keys.some((key) => keyStateOf(key, now) === 'proposed'),
  last_call_at: iso(lastOf(keys.map(({ lastUsedAt }) => lastUsedAt))),
  changed_at: row.changedAt.toISOString(),
});

/** Every integration: of the environment, then of the desk. */
export async function readListed(ctx: Context): Promise<ListedIntegration[]> {
  const rows = await ctx.db.select().from(integrations).orderBy(asc(integrations.name));
  const keys = await ctx.db.select().from(integrationKeys);
  const now = ctx.now();
  const own = rows.map((row) =>
    listedOf(
      row,
      keys.filter(({ integration }) => integration === row.name),
      now,
    ),
  );
  return [...environmentIntegrations(ctx.env), ...own];
}

const keyView = (names: Names, key: KeyRow, now: Date): IntegrationKey => ({
  id: key.id,
  use: key.use,
  fingerprint: key.fingerprint,
  public_key: key.publicKey,
  state: keyStateOf(key, now),
  begins_at: key.beginsAt.toISOString(),
  ends_at: iso(key.endsAt),
  added_by: nameIn(names, key.addedBy) ?? '',
  added_at: key.addedAt.toISOString(),
  confirmed_by: nameIn(names, key.confirmedBy),
  last_used_at: iso(key.lastUsedAt),
});

function pendingOf(names: Names, { pending, pendingBy, pendingAt }: IntegrationRow): IntegrationRecord['pending'] {
  if (pending === null || pendingAt === null) return null;
  const settings = pending.settings ? z.parse(integrationSettingsSchema, pending.settings) : null;
  const by = nameIn(names, pendingBy) ?? '';
  return {
    state: pending.state ?? null,
    title: pending.title ?? null,
    settings,
    by,
    at: pendingAt.toISOString(),
  };
}

/** Keys of an integration, the newest first. */
export const readKeys = (db: Queryable, name: string): Promise<KeyRow[]> =>
  db.select().from(integrationKeys).where(eq(integrationKeys.integration, name)).orderBy(desc(integrationKeys.addedAt));

/** One integration. @throws DomainError NOT_FOUND */
export async function readIntegration(ctx: Context, db: Queryable, name: string): Promise<IntegrationRecord> {
  const known = environmentIntegrations(ctx.env).find((one) => one.name === name);
  if (known) return known;
  const [row] = await db.select().from(integrations).where(eq(integrations.name, name));
  if (!row) throw new DomainError('NOT_FOUND', `There is no integration ${name}.`);
  const keys = await readKeys(db, name);
  const now = ctx.now();
  const people = [
    row.createdBy,
    row.changedBy,
    row.pendingBy,
    ...keys.flatMap((key) => [key.addedBy, key.confirmedBy]),
  ];
  const names = await namesOf(db, people);
  return {
    ...listedOf(row, keys, now),
    version: row.version,
    settings: z.parse(integrationSettingsSchema, row.settings),
    environment_settings: [],
    call_address: callAddress(ctx.env, row),
    pending: pendingOf(names, row),
    keys: keys.map((key) => keyView(names, key, now)),
    lacks: lackingUses(row, keys, now),
    created_by: nameIn(names, row.createdBy),
    created_at: row.createdAt.toISOString(),
    changed_by: nameIn(names, row.changedBy),
  };
}
