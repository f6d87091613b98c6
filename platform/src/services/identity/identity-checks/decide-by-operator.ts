import type { IdentityDenial } from '@kozyr/contracts/identity';
import type { OperatorIdentityCheck } from '@kozyr/contracts/operator/identity';
import type { Context, OperatorCaller } from '../../../context';
import { DomainError } from '../../../errors';
import { operatorActor } from '../../kernel/audit/record-operator-deed';
import { type Decision, decideCheck } from './decide';
import { operatorCheckView, readCheck } from './internal/operator-view';

async function decide(
  ctx: Context,
  operator: OperatorCaller,
  { id, note, decision }: { id: string; note: string; decision: Decision },
): Promise<OperatorIdentityCheck> {
  return ctx.db.transaction(async (tx) => {
    const by = { actor: operatorActor(operator), operatorId: operator.operatorId, note };
    const outcome = await decideCheck(ctx, tx, id, decision, by);
    if (outcome.kind === 'nothing_new') {
      const { row } = await readCheck(tx, id);
      throw new DomainError('STATE_CONFLICT', `This check is ${row.status}: only a submitted one can be decided.`);
    }
    if (outcome.kind === 'own_denial')
      throw new DomainError('STATE_CONFLICT', `This check cannot be approved: ${outcome.reason}. Deny it.`, {
        reason: outcome.reason,
      });
    return operatorCheckView(await readCheck(tx, id));
  });
}

/** Approves a submitted check. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is not submitted, or the platform itself forbids it */
export const approveCheck = (ctx: Context, operator: OperatorCaller, { id, note }: { id: string; note: string }) =>
  decide(ctx, operator, { id, note, decision: { kind: 'approved' } });

/** Denies a submitted check, for a reason that the player is told. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is not submitted */
export const denyCheck = (
  ctx: Context,
  operator: OperatorCaller,
  { id, note, reason }: { id: string; note: string; reason: IdentityDenial },
) => decide(ctx, operator, { id, note, decision: { kind: 'denied', reason } });
