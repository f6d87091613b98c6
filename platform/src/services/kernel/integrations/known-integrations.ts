import {
  type IntegrationKind,
  type IntegrationSettings,
  integrationSettingsSchema,
} from '@kozyr/contracts/operator/integration-settings';
import type { IntegrationState } from '@kozyr/contracts/operator/integrations';
import { and, asc, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Context } from '../../../context';
import type { Database } from '../../../db/database';
import { processMemory } from '../../../db/process-memory';
import { integrationKeys, integrations } from '../../../db/schema/integrations';
import type { HeldKey } from './keyring';
import { openKey } from './sealed-key';

/** What a process needs to know which integrations work. */
type Knowing = Pick<Context, 'db' | 'env' | 'log' | 'now'>;

/** An integration of the desk that is on or off; drafts are known to nobody. */
export type KnownIntegration = {
  name: string;
  kind: IntegrationKind;
  title: string;
  state: Exclude<IntegrationState, 'draft'>;
  settings: IntegrationSettings;
  /** Those that hold now or will. */
  keys: readonly HeldKey[];
  /** Changes whenever anything of it does: what was made of it may be kept meanwhile. */
  edition: string;
};
type Known = ReadonlyMap<string, KnownIntegration>;

/** A change at the desk works in every process after this at the latest. */
const FRESH_MS = 2_000;

async function readKeys(ctx: Knowing): Promise<Map<string, HeldKey[]>> {
  const rows = await ctx.db
    .select()
    .from(integrationKeys)
    .where(
      and(
        isNotNull(integrationKeys.confirmedAt),
        or(isNull(integrationKeys.endsAt), gt(integrationKeys.endsAt, ctx.now())),
      ),
    );
  const keys = new Map<string, HeldKey[]>();
  for (const { sealed, ...row } of rows) {
    const secret = openKey(ctx, row, sealed);
    if (secret === null) continue;
    const { id, use, beginsAt, endsAt } = row;
    keys.set(row.integration, [...(keys.get(row.integration) ?? []), { id, use, secret, beginsAt, endsAt }]);
  }
  return keys;
}

async function readAll(ctx: Knowing): Promise<Known> {
  const rows = await ctx.db
    .select()
    .from(integrations)
    .where(ne(integrations.state, 'draft'))
    .orderBy(asc(integrations.name));
  const keys = rows.length > 0 ? await readKeys(ctx) : new Map<string, HeldKey[]>();
  const known = new Map<string, KnownIntegration>();
  for (const { name, kind, title, state, settings, version } of rows) {
    const parsed = z.safeParse(integrationSettingsSchema, settings);
    if (state === 'draft') continue;
    if (!parsed.success) {
      ctx.log.error({ integration: name }, 'the settings of an integration are not by contract: it is left out');
      continue;
    }
    const own = keys.get(name) ?? [];
    const edition = JSON.stringify([version, own.map(({ id, beginsAt, endsAt }) => [id, beginsAt, endsAt])]);
    known.set(name, { name, kind, title, state, settings: parsed.data, keys: own, edition });
  }
  return known;
}

const memory = processMemory(FRESH_MS, readAll);

/** Reads them into this process's memory: when it has just changed them. */
export async function learnIntegrations(ctx: Knowing): Promise<void> {
  await memory.learn(ctx);
}

/**
 * The integrations of the desk that work, from this process's memory. What is known serves on while the database does not answer. The same
 * answer is the same object.
 */
export async function integrationsNow(ctx: Knowing): Promise<Known> {
  try {
    return await memory.recall(ctx);
  } catch (error) {
    const known = memory.known(ctx);
    if (!known) throw error;
    ctx.log.warn({ err: error }, 'integrations could not be read again');
    return known;
  }
}

const NOTED_MS = 60_000;
const noted = new WeakMap<Database, Map<string, number>>();

/** Notes that a call was verified by a key, a minute apart at least. Nobody waits for it, and it never fails a call. */
export function noteKeyUse(ctx: Knowing, id: string | null): void {
  if (id === null) return;
  const known = noted.get(ctx.db) ?? new Map<string, number>();
  noted.set(ctx.db, known);
  const now = ctx.now();
  if (now.getTime() - (known.get(id) ?? Number.NEGATIVE_INFINITY) < NOTED_MS) return;
  known.set(id, now.getTime());
  ctx.db
    .update(integrationKeys)
    .set({ lastUsedAt: now })
    .where(eq(integrationKeys.id, id))
    .catch((error: unknown) => ctx.log.warn({ err: error, key: id }, 'the use of a key could not be noted'));
}
