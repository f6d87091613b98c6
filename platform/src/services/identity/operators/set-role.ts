import type { Operator } from '@kozyr/contracts/operator/operators';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockAdmins } from './internal/lock-admins';
import { readOperator } from './internal/operator-view';
import { readRights, requireRoleToGive, requireWithin } from './internal/rights';

/**
 * Gives an operator another role, from their next call on; the same again does nothing. Nobody changes whoever may do more than they.
 * @throws DomainError NOT_FOUND, STATE_CONFLICT
 */
export async function setOperatorRole(
  ctx: Context,
  caller: OperatorCaller,
  { name, role }: { name: string; role: string },
): Promise<Operator> {
  return ctx.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const [known] = await tx.select().from(operators).where(eq(operators.name, name)).for('update');
    if (!known) throw new DomainError('NOT_FOUND', `There is no operator ${name}.`);
    if (known.disabledAt !== null)
      throw new DomainError('STATE_CONFLICT', `${name} was disabled for good: add another operator.`, {
        why: 'operator_disabled',
      });
    if (known.role === role) return readOperator(tx, ctx.now(), known.id);
    requireWithin(caller, await readRights(tx, known.role));
    await requireRoleToGive(tx, caller, role);
    if (known.role === 'admin' && admins.every(({ id }) => id === known.id))
      throw new DomainError('STATE_CONFLICT', `${name} is the last admin: add another first.`, { why: 'last_admin' });
    await tx.update(operators).set({ role }).where(eq(operators.id, known.id));
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'operator_role_given',
      subject: { kind: 'operator', id: known.id },
      details: { name, before: known.role, after: role },
    });
    return readOperator(tx, ctx.now(), known.id);
  });
}
