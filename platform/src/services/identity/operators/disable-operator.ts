import type { Operator } from '@kozyr/contracts/operator/operators';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { forgetDesk } from './internal/forget-desk';
import { lockAdmins } from './internal/lock-admins';
import { readOperator } from './internal/operator-view';
import { readRights, requireWithin } from './internal/rights';

/**
 * Ends an operator's key and sign-in at the desk for good; again, answers what was. Two admins who disable each other at once: the rows
 * of all admins are locked in one order, so that one of them stays.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT for the last admin, and for whoever may do more than the caller
 */
export async function disableOperator(ctx: Context, caller: OperatorCaller, name: string): Promise<Operator> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const [known] = await tx.select().from(operators).where(eq(operators.name, name)).for('update');
    if (!known) throw new DomainError('NOT_FOUND', `There is no operator ${name}.`);
    if (known.disabledAt !== null) return readOperator(tx, now, known.id);
    requireWithin(caller, await readRights(tx, known.role));
    if (admins.every(({ id }) => id === known.id) && known.role === 'admin')
      throw new DomainError('STATE_CONFLICT', `${name} is the last admin: add another first.`, { why: 'last_admin' });
    await tx.update(operators).set({ disabledAt: now }).where(eq(operators.id, known.id));
    await forgetDesk(tx, now, known.id);
    const subject = { kind: 'operator', id: known.id };
    await recordOperatorDeed(ctx, tx, caller, { action: 'operator_disabled', subject, details: { name } });
    return readOperator(tx, now, known.id);
  });
}
