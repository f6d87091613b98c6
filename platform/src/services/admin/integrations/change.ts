import { type IntegrationSettings, KIND_OF_PROTOCOL } from '@kozyr/contracts/operator/integration-settings';
import type { IntegrationRecord, ListedIntegration } from '@kozyr/contracts/operator/integrations';
import type { Context, OperatorCaller } from '../../../context';
import { integrations, type PendingChange } from '../../../db/schema/integrations';
import { DomainError } from '../../../errors';
import { needSecondPerson } from '../../identity/operators/second-person';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { learnIntegrations } from '../../kernel/integrations/known-integrations';
import { environmentIntegrations } from './internal/environment';
import { lackingUses, readIntegration, readKeys, readListed } from './internal/integration-view';
import { lockSeen, NOTHING_PENDING, type Seen, writeIntegration } from './internal/write-integration';
import { requireMoneyFree } from './require-money-free';
import { requireSameAccount, requireUsable } from './rules';

/** Every integration there is. */
export async function listIntegrations(ctx: Context): Promise<{ items: ListedIntegration[] }> {
  return { items: await readListed(ctx) };
}

/** @throws DomainError NOT_FOUND */
export const getIntegration = (ctx: Context, name: string): Promise<IntegrationRecord> =>
  readIntegration(ctx, ctx.db, name);

/** @throws DomainError STATE_CONFLICT while somebody else's proposal waits: who adds to it would answer for it, and its author confirm it */
function requireNoOthers({ pendingBy }: { pendingBy: string | null }, caller: OperatorCaller): void {
  if (pendingBy !== null && pendingBy !== caller.operatorId)
    throw new DomainError('STATE_CONFLICT', 'A proposal of another operator waits: confirm or reject it first.', {
      why: 'other_proposal',
    });
}

type Wanted = { title: string; settings: IntegrationSettings };

/** Makes a draft. @throws DomainError STATE_CONFLICT when the name was ever used, or the settings can't work */
export async function createIntegration(
  ctx: Context,
  caller: OperatorCaller,
  { name, title, settings }: Wanted & { name: string },
): Promise<IntegrationRecord> {
  requireUsable(ctx, settings);
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const people = { createdBy: caller.operatorId, createdAt: now, changedBy: caller.operatorId, changedAt: now };
    const kind = KIND_OF_PROTOCOL[settings.protocol];
    const made = environmentIntegrations(ctx.env).some((one) => one.name === name)
      ? []
      : await tx
          .insert(integrations)
          .values({ name, kind, protocol: settings.protocol, title, state: 'draft', settings, version: 1, ...people })
          .onConflictDoNothing()
          .returning({ name: integrations.name });
    if (made.length === 0)
      throw new DomainError('STATE_CONFLICT', `There is an integration ${name} already.`, { why: 'name_taken' });
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'integration_made',
      subject: { kind: 'integration', id: name },
      details: { title, settings: JSON.stringify(settings) },
    });
    return readIntegration(ctx, tx, name);
  });
}

/** Changes a draft at once; of any other new settings wait for a second person. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export async function changeIntegration(
  ctx: Context,
  caller: OperatorCaller,
  { title, settings, ...seen }: Wanted & Seen,
): Promise<IntegrationRecord> {
  requireUsable(ctx, settings);
  return ctx.db.transaction(async (tx) => {
    const row = await lockSeen(ctx, tx, seen);
    if (row.protocol !== settings.protocol)
      throw new DomainError('STATE_CONFLICT', 'An integration keeps its protocol: make another one.', {
        why: 'other_protocol',
      });
    const details = { title, settings: JSON.stringify(settings) };
    if (row.state === 'draft')
      return writeIntegration(ctx, tx, caller, {
        row,
        set: { title, settings, ...NOTHING_PENDING },
        action: 'integration_changed',
        details,
      });
    requireSameAccount(row.settings, settings);
    requireNoOthers(row, caller);
    // What they proposed before, such as to be turned on, goes on waiting with it.
    const pending: PendingChange = { ...row.pending, title, settings };
    const set = { pending, pendingBy: caller.operatorId, pendingAt: ctx.now() };
    return writeIntegration(ctx, tx, caller, { row, set, action: 'integration_change_proposed', details });
  });
}

/** Turns an integration off at once, or proposes to turn it on. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export async function switchIntegration(
  ctx: Context,
  caller: OperatorCaller,
  { state, ...seen }: Seen & { state: 'on' | 'off' },
): Promise<IntegrationRecord> {
  const changed = await ctx.db.transaction(async (tx) => {
    const row = await lockSeen(ctx, tx, seen);
    if (row.state === state || (state === 'off' && row.state === 'draft'))
      throw new DomainError('STATE_CONFLICT', `It is ${row.state}.`, { why: 'state_already' });
    if (state === 'off')
      return writeIntegration(ctx, tx, caller, {
        row,
        set: { state, ...NOTHING_PENDING },
        action: 'integration_turned_off',
      });
    requireNoOthers(row, caller);
    await requireKeys(ctx, tx, row);
    const pending: PendingChange = { ...row.pending, state };
    const set = { pending, pendingBy: caller.operatorId, pendingAt: ctx.now() };
    return writeIntegration(ctx, tx, caller, { row, set, action: 'integration_on_proposed' });
  });
  await learnIntegrations(ctx);
  return changed;
}

/** @throws DomainError STATE_CONFLICT while a key is missing without which nothing can be verified or signed */
async function requireKeys(
  ctx: Context,
  tx: Parameters<typeof readKeys>[0],
  row: typeof integrations.$inferSelect,
): Promise<void> {
  const lacks = lackingUses(row, await readKeys(tx, row.name), ctx.now());
  if (lacks.length > 0)
    throw new DomainError('STATE_CONFLICT', `It lacks keys: ${lacks.join(', ')}.`, { why: 'keys_lacking' });
}

/** Puts in force what another operator proposed. @throws DomainError NOT_FOUND, STATE_CONFLICT, SECOND_PERSON_NEEDED */
export async function confirmIntegration(ctx: Context, caller: OperatorCaller, seen: Seen): Promise<IntegrationRecord> {
  const changed = await ctx.db.transaction(async (tx) => {
    const row = await lockSeen(ctx, tx, seen);
    if (!row.pending || row.pendingBy === null)
      throw new DomainError('STATE_CONFLICT', 'Nothing of it waits.', { why: 'nothing_waits' });
    await needSecondPerson(tx, row.pendingBy, caller.operatorId);
    if (row.pending.settings) {
      requireUsable(ctx, row.pending.settings);
      requireSameAccount(row.settings, row.pending.settings);
    }
    if (row.pending.state === 'on' || row.state === 'on') {
      const settings = row.pending.settings ?? row.settings;
      await requireKeys(ctx, tx, { ...row, settings });
      await requireMoneyFree(tx, row.name, settings);
    }
    const { pending } = row;
    const set = { ...pending, ...NOTHING_PENDING };
    const details = { ...(row.pending.settings && { settings: JSON.stringify(row.pending.settings) }) };
    const action = pending.state === 'on' ? 'integration_turned_on' : 'integration_change_confirmed';
    return writeIntegration(ctx, tx, caller, { row, set, action, details });
  });
  await learnIntegrations(ctx);
  return changed;
}

/** Drops what was proposed. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export async function rejectIntegration(ctx: Context, caller: OperatorCaller, seen: Seen): Promise<IntegrationRecord> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockSeen(ctx, tx, seen);
    if (!row.pending) throw new DomainError('STATE_CONFLICT', 'Nothing of it waits.', { why: 'nothing_waits' });
    return writeIntegration(ctx, tx, caller, { row, set: NOTHING_PENDING, action: 'integration_change_rejected' });
  });
}
