import { MAX_OWN_ROLES, type OperatorRoleRow } from '@kozyr/contracts/operator/operator-roles';
import type { Rights } from '@kozyr/contracts/operator/permissions';
import { builtInRole } from '@kozyr/contracts/operator/roles';
import { count, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { operatorRoles } from '../../../db/schema/operator-roles';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { requireWithin } from './internal/rights';
import { readRole, readRoles } from './internal/role-view';
import { needsSecondPerson, tidied } from './role-rules';
import { needSecondPerson } from './second-person';

type RoleRow = typeof operatorRoles.$inferSelect;
type Seen = { name: string; version: number };

const NOTHING: Rights = { permissions: [], amounts: {} };
const NO_PENDING = { pending: null, pendingBy: null, pendingAt: null };

/** Rights as the audit log keeps them: every version of a role can be read there. */
const spelled = ({ permissions, amounts }: Rights) => ({
  permissions: permissions.join(' '),
  amounts: JSON.stringify(amounts),
});

/** An own role, locked, as the caller has seen it. @throws DomainError NOT_FOUND, STATE_CONFLICT */
async function lockRole(tx: Queryable, { name, version }: Seen): Promise<RoleRow> {
  if (builtInRole(name))
    throw new DomainError('STATE_CONFLICT', `${name} is a built-in role: make a role of your own.`, {
      why: 'built_in',
    });
  const [row] = await tx.select().from(operatorRoles).where(eq(operatorRoles.name, name)).for('update');
  if (!row) throw new DomainError('NOT_FOUND', `There is no role ${name}.`);
  if (row.version !== version)
    throw new DomainError('STATE_CONFLICT', 'Somebody changed this role since you looked: look again.', {
      why: 'changed',
    });
  return row;
}

/** Writes the next version of a role, and what was done. */
async function writeRole(
  ctx: Context,
  tx: Queryable,
  caller: OperatorCaller,
  { row, set, action }: { row: RoleRow; set: Partial<RoleRow>; action: string },
): Promise<OperatorRoleRow> {
  const next = { ...set, version: row.version + 1, changedAt: ctx.now() };
  await tx.update(operatorRoles).set(next).where(eq(operatorRoles.name, row.name));
  await recordOperatorDeed(ctx, tx, caller, {
    action,
    subject: { kind: 'operator_role', id: row.name },
    details: spelled(set.pending ?? { ...row, ...set }),
  });
  return readRole(tx, row.name);
}

/** Every role there is. */
export async function listOperatorRoles(ctx: Context): Promise<{ items: OperatorRoleRow[] }> {
  return { items: await readRoles(ctx.db) };
}

/** Makes a role; what is guarded in it waits for a second person. @throws DomainError STATE_CONFLICT */
export async function createOperatorRole(
  ctx: Context,
  caller: OperatorCaller,
  { name, ...asked }: { name: string } & Rights,
): Promise<OperatorRoleRow> {
  const given = tidied(asked);
  return ctx.db.transaction(async (tx) => {
    requireWithin(caller, given);
    const [all] = await tx.select({ roles: count() }).from(operatorRoles);
    if ((all?.roles ?? 0) >= MAX_OWN_ROLES)
      throw new DomainError('STATE_CONFLICT', `There are ${MAX_OWN_ROLES} roles: remove one first.`, {
        why: 'too_many_roles',
      });
    const now = ctx.now();
    const waits = needsSecondPerson(NOTHING, given);
    const pending = waits ? { pending: given, pendingBy: caller.operatorId, pendingAt: now } : NO_PENDING;
    const made = builtInRole(name)
      ? []
      : await tx
          .insert(operatorRoles)
          .values({ name, ...(waits ? NOTHING : given), ...pending, version: 1, createdAt: now, changedAt: now })
          .onConflictDoNothing()
          .returning({ name: operatorRoles.name });
    if (made.length === 0)
      throw new DomainError('STATE_CONFLICT', `There is a role ${name} already.`, { why: 'role_exists' });
    await recordOperatorDeed(ctx, tx, caller, {
      action: waits ? 'operator_role_proposed' : 'operator_role_made',
      subject: { kind: 'operator_role', id: name },
      details: spelled(given),
    });
    return readRole(tx, name);
  });
}

/** Says what a role may do: at once where it only takes away, else by a second person. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export async function changeOperatorRole(
  ctx: Context,
  caller: OperatorCaller,
  { name, version, ...asked }: Seen & Rights,
): Promise<OperatorRoleRow> {
  const given = tidied(asked);
  return ctx.db.transaction(async (tx) => {
    const row = await lockRole(tx, { name, version });
    requireWithin(caller, given);
    if (!needsSecondPerson(row, given))
      return writeRole(ctx, tx, caller, { row, set: { ...given, ...NO_PENDING }, action: 'operator_role_changed' });
    const set = { pending: given, pendingBy: caller.operatorId, pendingAt: ctx.now() };
    return writeRole(ctx, tx, caller, { row, set, action: 'operator_role_proposed' });
  });
}

/** Puts in force what another operator proposed. @throws DomainError NOT_FOUND, STATE_CONFLICT, SECOND_PERSON_NEEDED */
export async function confirmOperatorRole(ctx: Context, caller: OperatorCaller, seen: Seen): Promise<OperatorRoleRow> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockRole(tx, seen);
    const { pending, pendingBy } = row;
    if (pending === null || pendingBy === null)
      throw new DomainError('STATE_CONFLICT', 'Nothing waits to be confirmed for this role.', { why: 'decided' });
    await needSecondPerson(tx, pendingBy, caller.operatorId);
    requireWithin(caller, pending);
    return writeRole(ctx, tx, caller, { row, set: { ...pending, ...NO_PENDING }, action: 'operator_role_confirmed' });
  });
}

/** Drops what was proposed for a role. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export async function rejectOperatorRole(ctx: Context, caller: OperatorCaller, seen: Seen): Promise<OperatorRoleRow> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockRole(tx, seen);
    if (row.pending === null)
      throw new DomainError('STATE_CONFLICT', 'Nothing waits to be confirmed for this role.', { why: 'decided' });
    return writeRole(ctx, tx, caller, { row, set: NO_PENDING, action: 'operator_role_rejected' });
  });
}

/** Removes a role that nobody has, nor had who was disabled since. @throws DomainError NOT_FOUND, STATE_CONFLICT */
export async function removeOperatorRole(ctx: Context, caller: OperatorCaller, name: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (builtInRole(name))
      throw new DomainError('STATE_CONFLICT', `${name} is a built-in role: it stays.`, { why: 'built_in' });
    const gone = await tx.select().from(operatorRoles).where(eq(operatorRoles.name, name)).for('update');
    if (gone.length === 0) throw new DomainError('NOT_FOUND', `There is no role ${name}.`);
    const [held] = await tx.select({ id: operators.id }).from(operators).where(eq(operators.role, name)).limit(1);
    if (held)
      throw new DomainError('STATE_CONFLICT', 'Somebody has this role: give them another first.', { why: 'role_held' });
    await tx.delete(operatorRoles).where(eq(operatorRoles.name, name));
    const subject = { kind: 'operator_role', id: name };
    await recordOperatorDeed(ctx, tx, caller, { action: 'operator_role_removed', subject });
  });
}
