import type { IntegrationRecord } from '@kozyr/contracts/operator/integrations';
import { eq, sql } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { integrations } from '../../../../db/schema/integrations';
import { DomainError } from '../../../../errors';
import { recordOperatorDeed } from '../../../kernel/audit/record-operator-deed';
import { GAMES_CHANGED_CHANNEL } from '../../../play/games/import-feed';
import { environmentIntegrations } from './environment';
import { type IntegrationRow, readIntegration } from './integration-view';

export type Seen = { name: string; version: number };

export const NOTHING_PENDING = { pending: null, pendingBy: null, pendingAt: null };

/** @throws DomainError NOT_FOUND; STATE_CONFLICT for one of the environment */
export async function lockIntegration(ctx: Context, tx: Queryable, name: string): Promise<IntegrationRow> {
  if (environmentIntegrations(ctx.env).some((one) => one.name === name))
    throw new DomainError('STATE_CONFLICT', `${name} is set where the platform is started.`, { why: 'environment' });
  const [row] = await tx.select().from(integrations).where(eq(integrations.name, name)).for('update');
  if (!row) throw new DomainError('NOT_FOUND', `There is no integration ${name}.`);
  return row;
}

/** The same as the caller has seen it. @throws DomainError as lockIntegration; STATE_CONFLICT when it changed since */
export async function lockSeen(ctx: Context, tx: Queryable, { name, version }: Seen): Promise<IntegrationRow> {
  const row = await lockIntegration(ctx, tx, name);
  if (row.version !== version)
    throw new DomainError('STATE_CONFLICT', 'Somebody changed this integration since you looked: look again.', {
      why: 'changed',
    });
  return row;
}

type Written = { row: IntegrationRow; set: Partial<IntegrationRow>; action: string; details?: Record<string, string> };

/** Writes the next version of an integration, and what was done. Games that it brings are shown or hidden by it. */
export async function writeIntegration(
  ctx: Context,
  tx: Queryable,
  caller: OperatorCaller,
  { row, set, action, details }: Written,
): Promise<IntegrationRecord> {
  const next = { ...set, version: row.version + 1, changedAt: ctx.now(), changedBy: caller.operatorId };
  await tx.update(integrations).set(next).where(eq(integrations.name, row.name));
  const subject = { kind: 'integration', id: row.name };
  await recordOperatorDeed(ctx, tx, caller, { action, subject, ...(details ? { details } : {}) });
  if (set.state !== undefined && set.state !== row.state)
    await tx.execute(sql`select pg_notify(${GAMES_CHANGED_CHANNEL}, ${row.name})`);
  return readIntegration(ctx, tx, row.name);
}
