import type { IdentityCheckStatus, IdentityDenial } from '@kozyr/contracts/identity';
import type { OperatorIdentityCheck } from '@kozyr/contracts/operator/identity';
import type { Context, OperatorCaller } from '../../../context';
import { DomainError } from '../../../errors';
import { operatorActor } from '../../kernel/audit/record-operator-deed';
import { type Decision, decideCheck } from './decide';
import { operatorCheckView, readCheck } from './internal/operator-view';

async function decide(
  ctx: Context,
  operator: OperatorCaller,
  { id, note, decision, from }: { id: string; note: string; decision: Decision; from: IdentityCheckStatus[] },
): Promise<OperatorIdentityCheck> {
  return ctx.db.transaction(async (tx) => {
    const by = { actor: operatorActor(operator), operatorId: operator.operatorId, note };
    const outcome = await decideCheck(ctx, tx, id, decision, by, from);
    if (outcome.kind === 'nothing_new') {
      const { row } = await readCheck(tx, id);
      throw new DomainError('STATE_CONFLICT', `This check is ${row.status}: that cannot be done with it.`, {
        why: 'decided',
        status: row.status,
      });
    }
    if (outcome.kind === 'own_denial')
      throw new DomainError('STATE_CONFLICT', `This check cannot be approved: ${outcome.reason}. Deny it.`, {
        why: 'not_approvable',
        reason: outcome.reason,
      });
    return operatorCheckView(await readCheck(tx, id));
  });
}

/** Approves a submitted check. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is not submitted, or the platform itself forbids it */
export const approveCheck = (ctx: Context, operator: OperatorCaller, { id, note }: { id: string; note: string }) =>
  decide(ctx, operator, { id, note, decision: { kind: 'approved' }, from: ['SUBMITTED'] });

/**
 * Denies a submitted check, or takes back an approval that was wrong: the document is free for whom it belongs to.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT for a draft and for one that was denied before
 */
export const denyCheck = (
  ctx: Context,
  operator: OperatorCaller,
  { id, note, reason }: { id: string; note: string; reason: IdentityDenial },
) =>
  decide(ctx, operator, {
    id,
    note,
    decision: { kind: 'denied', reason },
    from: ['SUBMITTED', 'APPROVED', 'EXPIRED'],
  });
