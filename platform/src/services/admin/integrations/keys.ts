import { randomUUID } from 'node:crypto';
import { KEYS_OF_PROTOCOL, type KeyUse } from '@kozyr/contracts/operator/integration-settings';
import type { IntegrationRecord } from '@kozyr/contracts/operator/integrations';
import { and, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { integrationKeys } from '../../../db/schema/integrations';
import { DomainError } from '../../../errors';
import { needSecondPerson } from '../../identity/operators/second-person';
import { learnIntegrations } from '../../kernel/integrations/known-integrations';
import { sealKey } from '../../kernel/integrations/sealed-key';
import { type IntegrationRow, type KeyRow, keyStateOf, readKeys } from './internal/integration-view';
import { lockIntegration, lockSeen, NOTHING_PENDING, type Seen, writeIntegration } from './internal/write-integration';
import { newKey } from './make-key';

/** Nothing begins or ends in the past. */
const notBefore = (now: Date, asked: Date): Date => (asked < now ? now : asked);

/** The most keys of one use that are not ended: the protocol signs by no more at once. */
const MAX_AT_ONCE = 4;

type NewKeyWanted = Seen & { use: KeyUse; brought: string | null; begins_at: string | null };

/**
 * Adds a key beside those that hold: at once in a draft, which a second person turns on, else when a second person confirms it.
 * @throws DomainError NOT_FOUND, STATE_CONFLICT
 */
export async function addIntegrationKey(
  ctx: Context,
  caller: OperatorCaller,
  { use, brought, begins_at, ...seen }: NewKeyWanted,
): Promise<{ integration: IntegrationRecord; secret: string | null }> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockSeen(ctx, tx, seen);
    const rule = KEYS_OF_PROTOCOL[row.protocol].find((one) => one.use === use);
    if (!rule) throw new DomainError('STATE_CONFLICT', `${row.protocol} has no such key.`, { why: 'wrong_key' });
    const now = ctx.now();
    const keys = await readKeys(tx, row.name);
    const open = keys.filter((key) => key.use === use && keyStateOf(key, now) !== 'ended');
    if (open.length >= MAX_AT_ONCE)
      throw new DomainError('STATE_CONFLICT', 'End one of the keys first.', { why: 'too_many_keys' });
    const key = newKey(rule, brought);
    if (open.some(({ fingerprint }) => fingerprint === key.fingerprint))
      throw new DomainError('STATE_CONFLICT', 'This key is there already.', { why: 'key_exists' });
    const id = randomUUID();
    const confirmed = row.state === 'draft' ? { confirmedBy: caller.operatorId, confirmedAt: now } : {};
    const begins = begins_at === null ? now : new Date(begins_at);
    await tx.insert(integrationKeys).values({
      id,
      integration: row.name,
      use,
      sealed: sealKey(ctx, { integration: row.name, id }, key.secret),
      publicKey: key.publicKey,
      fingerprint: key.fingerprint,
      beginsAt: notBefore(now, begins),
      addedBy: caller.operatorId,
      addedAt: now,
      ...confirmed,
    });
    const integration = await writeIntegration(ctx, tx, caller, {
      row,
      // Whoever confirms that a draft is turned on has to have seen its keys.
      set: row.state === 'draft' ? NOTHING_PENDING : {},
      action: 'integration_key_added',
      details: { key: id, use, fingerprint: key.fingerprint, begins_at: begins.toISOString() },
    });
    return { integration, secret: key.shown };
  });
}

type NamedKey = { name: string; id: string };

/** An integration and a key of it, locked. @throws DomainError NOT_FOUND, STATE_CONFLICT */
async function lockKey(
  ctx: Context,
  tx: Queryable,
  { name, id }: NamedKey,
): Promise<{ row: IntegrationRow; key: KeyRow }> {
  const row = await lockIntegration(ctx, tx, name);
  const [key] = await tx
    .select()
    .from(integrationKeys)
    .where(and(eq(integrationKeys.integration, name), eq(integrationKeys.id, id)))
    .for('update');
  if (!key) throw new DomainError('NOT_FOUND', 'It has no such key.');
  return { row, key };
}

/** Lets a key hold that another operator added. @throws DomainError NOT_FOUND, STATE_CONFLICT, SECOND_PERSON_NEEDED */
export async function confirmIntegrationKey(
  ctx: Context,
  caller: OperatorCaller,
  named: NamedKey,
): Promise<IntegrationRecord> {
  const changed = await ctx.db.transaction(async (tx) => {
    const { row, key } = await lockKey(ctx, tx, named);
    const now = ctx.now();
    if (keyStateOf(key, now) !== 'proposed')
      throw new DomainError('STATE_CONFLICT', 'This key does not wait.', { why: 'nothing_waits' });
    await needSecondPerson(tx, key.addedBy, caller.operatorId);
    const beginsAt = notBefore(now, key.beginsAt);
    await tx
      .update(integrationKeys)
      .set({ confirmedBy: caller.operatorId, confirmedAt: now, beginsAt })
      .where(eq(integrationKeys.id, key.id));
    const details = { key: key.id, use: key.use, fingerprint: key.fingerprint };
    return writeIntegration(ctx, tx, caller, { row, set: {}, action: 'integration_key_confirmed', details });
  });
  await learnIntegrations(ctx);
  return changed;
}

/**
 * Ends a key now or at a time ahead, or drops one that waits. An end that was set comes nearer alone: a longer life needs a second person,
 * who confirms a new key.
 * @throws DomainError NOT_FOUND, STATE_CONFLICT
 */
export async function endIntegrationKey(
  ctx: Context,
  caller: OperatorCaller,
  { at, ...named }: NamedKey & { at: string | null },
): Promise<IntegrationRecord> {
  const changed = await ctx.db.transaction(async (tx) => {
    const { row, key } = await lockKey(ctx, tx, named);
    const now = ctx.now();
    if (keyStateOf(key, now) === 'ended')
      throw new DomainError('STATE_CONFLICT', 'This key has ended.', { why: 'key_ended' });
    const asked = at === null ? now : new Date(at);
    const endsAt = notBefore(now, asked);
    if (key.endsAt !== null && endsAt > key.endsAt)
      throw new DomainError('STATE_CONFLICT', 'A key that is to end is not prolonged: add a new one.', {
        why: 'end_later',
      });
    // A later key takes over: one that holds by then, and goes on after.
    const follows = (other: KeyRow) =>
      other.id !== key.id &&
      other.use === key.use &&
      other.confirmedAt !== null &&
      other.beginsAt <= endsAt &&
      (other.endsAt === null || other.endsAt > endsAt);
    const needed = row.state === 'on' && keyStateOf(key, now) !== 'proposed';
    if (needed && !(await readKeys(tx, row.name)).some(follows))
      throw new DomainError('STATE_CONFLICT', 'Nothing would verify or sign after it: add another key first.', {
        why: 'last_key',
      });
    await tx.update(integrationKeys).set({ endsAt }).where(eq(integrationKeys.id, key.id));
    const details = { key: key.id, use: key.use, fingerprint: key.fingerprint, at: endsAt.toISOString() };
    return writeIntegration(ctx, tx, caller, { row, set: {}, action: 'integration_key_ended', details });
  });
  await learnIntegrations(ctx);
  return changed;
}
