import { DomainError } from '../../../errors';
import type { AdjustmentRow } from './internal/adjustment-view';

type Decision = 'POSTED' | 'REJECTED';
type DecisionState = Pick<AdjustmentRow, 'status' | 'proposedBy' | 'decidedBy'>;

/**
 * Whether an operator may decide so now. 'decided' when they did already and asked again: nothing more is to be done.
 * @throws DomainError SECOND_PERSON_NEEDED for who confirms what they proposed themselves; STATE_CONFLICT when it was decided
 * otherwise, or by somebody else
 */
export function judgeDecision(adjustment: DecisionState, operatorId: string, decision: Decision): 'decide' | 'decided' {
  if (adjustment.status !== 'PENDING') {
    if (adjustment.status === decision && adjustment.decidedBy === operatorId) return 'decided';
    throw new DomainError('STATE_CONFLICT', `This adjustment is ${adjustment.status} already.`, {
      why: 'decided',
      status: adjustment.status,
    });
  }
  if (decision === 'POSTED' && adjustment.proposedBy === operatorId)
    throw new DomainError('SECOND_PERSON_NEEDED', 'Another operator has to confirm what you proposed.');
  return 'decide';
}
