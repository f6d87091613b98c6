import { useMay } from '@desk/lib/own/operator-provider';
import { ASKED_BESIDES } from '@kozyr/contracts/operator/promotion-settings';
import type { PromotionKind } from '@kozyr/contracts/promotions/rules';

/** Whether who is signed in writes, or confirms, rules of this kind: some kinds ask for a permission besides. */
export function useMayRule(permission: 'promotions.propose' | 'promotions.confirm', kind: PromotionKind): boolean {
  const may = useMay(permission);
  const besides = useMay(ASKED_BESIDES[kind] ?? null);
  return may && besides;
}
