import type { Operator, OwnOperator } from '@kozyr/contracts/operator/operators';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { readOperators } from './internal/operator-view';

/** Every operator there has been, by name. */
export async function listOperators(ctx: Context): Promise<{ items: Operator[] }> {
  return { items: await readOperators(ctx.db, ctx.now()) };
}

/** Who calls, and what they may do. @throws DomainError UNAUTHORIZED when they are gone */
export async function getOwnOperator(ctx: Context, caller: OperatorCaller): Promise<OwnOperator> {
  const [own] = await readOperators(ctx.db, ctx.now(), eq(operators.id, caller.operatorId));
  if (!own) throw new DomainError('UNAUTHORIZED', 'There is no such operator.');
  return { ...own, ...caller.rights };
}
