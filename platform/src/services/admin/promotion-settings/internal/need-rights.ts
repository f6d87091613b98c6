import { mayDo } from '@kozyr/contracts/operator/permissions';
import type { PromotionKind } from '@kozyr/contracts/promotions/rules';
import type { OperatorCaller } from '../../../../context';
import { DomainError } from '../../../../errors';

/**
 * Rules of withdrawals pay out money: whoever writes or decides about them has to be let work on risk besides.
 * @throws DomainError FORBIDDEN
 */
export function needRightsFor({ rights }: OperatorCaller, kind: PromotionKind): void {
  if (kind === 'withdrawal-rules' && !mayDo(rights, 'risk.work'))
    throw new DomainError('FORBIDDEN', 'Rules of withdrawals need the permission risk.work besides.', {
      permission: 'risk.work',
    });
}
