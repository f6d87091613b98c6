import type { Operator } from '@kozyr/contracts/operator/operators';
import type { Context, OperatorCaller } from '../../../context';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { readOperator } from './internal/operator-view';
import { requireRoleToGive } from './internal/rights';
import { hashKey, makeKey } from './keys';

/** Adds an operator and answers their key, this once. @throws DomainError NOT_FOUND; STATE_CONFLICT when the name is or was in use */
export async function addOperator(
  ctx: Context,
  caller: OperatorCaller,
  { name, role }: { name: string; role: string },
): Promise<{ operator: Operator; key: string }> {
  const key = makeKey();
  const operator = await ctx.db.transaction(async (tx) => {
    await requireRoleToGive(tx, caller, role);
    const [made] = await tx
      .insert(operators)
      .values({ name, role, keyHash: hashKey(key), createdAt: ctx.now(), addedBy: caller.operatorId })
      .onConflictDoNothing({ target: operators.name })
      .returning();
    if (!made)
      throw new DomainError('STATE_CONFLICT', `There is or was an operator ${name}; names are not used twice.`, {
        why: 'name_used',
      });
    const subject = { kind: 'operator', id: made.id };
    await recordOperatorDeed(ctx, tx, caller, { action: 'operator_added', subject, details: { name, role } });
    return readOperator(tx, ctx.now(), made.id);
  });
  return { operator, key };
}
