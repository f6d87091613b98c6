import { INVITATION_HOURS } from '@kozyr/contracts/operator/desk-service';
import type { Operator } from '@kozyr/contracts/operator/operators';
import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { operatorInvitations } from '../../../db/schema/operator-sign-in';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { forgetDesk } from './internal/forget-desk';
import { readOperator } from './internal/operator-view';
import { readRights, requireRoleToGive, requireWithin } from './internal/rights';
import { hashKey, makeKey } from './keys';

type Invitation = { operator: Operator; token: string; expires_at: string };

async function writeInvitation(
  ctx: Context,
  tx: Queryable,
  caller: OperatorCaller,
  operatorId: string,
): Promise<Invitation> {
  const now = ctx.now();
  const token = makeKey();
  const expiresAt = addHours(now, INVITATION_HOURS);
  const invitedBy = caller.operatorId;
  await tx
    .insert(operatorInvitations)
    .values({ operatorId, tokenHash: hashKey(token), invitedBy, createdAt: now, expiresAt });
  return { operator: await readOperator(tx, now, operatorId), token, expires_at: expiresAt.toISOString() };
}

/** Adds an operator who signs in at the desk, and answers their token, this once. @throws DomainError STATE_CONFLICT when the name is or was in use */
export async function inviteOperator(
  ctx: Context,
  caller: OperatorCaller,
  { name, role }: { name: string; role: string },
): Promise<Invitation> {
  return ctx.db.transaction(async (tx) => {
    await requireRoleToGive(tx, caller, role);
    const [made] = await tx
      .insert(operators)
      .values({ name, role, createdAt: ctx.now(), addedBy: caller.operatorId })
      .onConflictDoNothing({ target: operators.name })
      .returning();
    if (!made)
      throw new DomainError('STATE_CONFLICT', `There is or was an operator ${name}; names are not used twice.`, {
        why: 'name_used',
      });
    const subject = { kind: 'operator', id: made.id };
    await recordOperatorDeed(ctx, tx, caller, { action: 'operator_invited', subject, details: { name, role } });
    return writeInvitation(ctx, tx, caller, made.id);
  });
}

/**
 * Invites an operator anew who lost what they sign in with: nothing of it opens the desk any more. Once the invitation is used, whoever
 * made it never signs together with them (second-person.ts). Their key, where they have one, stays.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT for who was disabled
 */
export async function inviteOperatorAgain(ctx: Context, caller: OperatorCaller, name: string): Promise<Invitation> {
  return ctx.db.transaction(async (tx) => {
    const [known] = await tx.select().from(operators).where(eq(operators.name, name)).for('no key update');
    if (!known) throw new DomainError('NOT_FOUND', `There is no operator ${name}.`);
    if (known.disabledAt !== null)
      throw new DomainError('STATE_CONFLICT', `${name} was disabled for good: add another operator.`, {
        why: 'operator_disabled',
      });
    // Whoever holds the invitation could sign in by it: it is never one to more than they may do.
    requireWithin(caller, await readRights(tx, known.role));
    await forgetDesk(tx, ctx.now(), known.id);
    const subject = { kind: 'operator', id: known.id };
    await recordOperatorDeed(ctx, tx, caller, { action: 'operator_invited_again', subject, details: { name } });
    return writeInvitation(ctx, tx, caller, known.id);
  });
}
