import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { type Actor, type Deed, recordAudit } from './record-audit';

/** An operator as the audit log names them. */
export function operatorActor({ operatorId, requestId }: OperatorCaller): Actor {
  return { kind: 'operator', id: operatorId, requestId };
}

/** Records what an operator did, in the transaction of the act itself. */
export async function recordOperatorDeed(
  ctx: Context,
  tx: Queryable,
  operator: OperatorCaller,
  deed: Omit<Deed, 'actor'>,
): Promise<void> {
  await recordAudit(tx, ctx.now(), { ...deed, actor: operatorActor(operator) });
}
