import { mayDo } from '@kozyr/contracts/operator/permissions';
import { ASKED_BESIDES } from '@kozyr/contracts/operator/promotion-settings';
import type { PromotionKind } from '@kozyr/contracts/promotions/rules';
import type { OperatorCaller } from '../../../../context';
import { DomainError } from '../../../../errors';

/**
 * Some kinds are written and decided about by whoever may work at what they rule, besides.
 * @throws DomainError FORBIDDEN with the permission that is missing
 */
export function needRightsFor({ rights }: OperatorCaller, kind: PromotionKind): void {
  const permission = ASKED_BESIDES[kind];
  if (permission && !mayDo(rights, permission))
    throw new DomainError('FORBIDDEN', `The rules of ${kind} need the permission ${permission} besides.`, {
      permission,
    });
}
