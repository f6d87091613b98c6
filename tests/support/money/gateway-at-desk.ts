import { createHash, randomUUID } from 'node:crypto';
import {
  type IntegrationSettings,
  type KeyUse,
  KIND_OF_PROTOCOL,
} from '@kozyr/contracts/operator/integration-settings';
import type { IntegrationState } from '@kozyr/contracts/operator/integrations';
import { and, eq } from 'drizzle-orm';
import { integrationKeys, integrations } from '../../../platform/src/db/schema/integrations';
import { learnIntegrations } from '../../../platform/src/services/kernel/integrations/known-integrations';
import { sealKey } from '../../../platform/src/services/kernel/integrations/sealed-key';
import { makeOperator } from '../operators';
import type { TestPlatform } from '../platform';

type Gateway = { name: string; settings: IntegrationSettings; keys: readonly (readonly [KeyUse, string])[] };

/** A key of a gateway that holds from a moment on, or from now. @returns its id */
export async function giveKey(
  { ctx }: TestPlatform,
  { name, use, secret, begins = ctx.now() }: { name: string; use: KeyUse; secret: string; begins?: Date },
): Promise<string> {
  const id = randomUUID();
  const [made] = await ctx.db.select().from(integrations).where(eq(integrations.name, name));
  const by = made?.createdBy ?? '';
  await ctx.db.insert(integrationKeys).values({
    id,
    integration: name,
    use,
    sealed: sealKey(ctx, { integration: name, id }, secret),
    fingerprint: createHash('sha256').update(secret).digest('hex').slice(0, 16),
    beginsAt: begins,
    addedBy: by,
    addedAt: ctx.now(),
    confirmedBy: by,
    confirmedAt: ctx.now(),
  });
  await learnIntegrations(ctx);
  return id;
}

/** A gateway as two operators add it at the desk and turn it on. */
export async function addGateway(platform: TestPlatform, { name, settings, keys }: Gateway): Promise<void> {
  const { ctx } = platform;
  const { id: by } = await makeOperator(platform, 'admin');
  const now = ctx.now();
  await ctx.db.insert(integrations).values({
    name,
    kind: KIND_OF_PROTOCOL[settings.protocol],
    protocol: settings.protocol,
    title: name,
    state: 'on',
    settings,
    version: 1,
    createdBy: by,
    createdAt: now,
    changedBy: by,
    changedAt: now,
  });
  for (const [use, secret] of keys) await giveKey(platform, { name, use, secret });
  await learnIntegrations(ctx);
}

/** Turns a gateway on or off, or gives it other money. */
export async function changeGateway(
  { ctx }: TestPlatform,
  name: string,
  change: { state?: IntegrationState; settings?: IntegrationSettings },
): Promise<void> {
  await ctx.db.update(integrations).set(change).where(eq(integrations.name, name));
  await learnIntegrations(ctx);
}

/** Ends a key of this secret now. */
export async function endKey({ ctx }: TestPlatform, name: string, secret: string): Promise<void> {
  const fingerprint = createHash('sha256').update(secret).digest('hex').slice(0, 16);
  const which = and(eq(integrationKeys.integration, name), eq(integrationKeys.fingerprint, fingerprint));
  await ctx.db.update(integrationKeys).set({ endsAt: ctx.now() }).where(which);
  await learnIntegrations(ctx);
}
