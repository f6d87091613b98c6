import { BUILT_IN, type PromotionKind, type RulesOf } from '@kozyr/contracts/promotions/rules';

/** A confirmed version of the rules of a kind. */
export type ConfirmedRules<K extends PromotionKind> = { version: number; validFrom: Date; value: RulesOf[K] };

/** The rules that hold, and the number of their version; 0: what is built in. */
export type RulesInForce<K extends PromotionKind> = { version: number; value: RulesOf[K] };

/**
 * What of some confirmed versions holds at a moment: the one that began last, of two that begin together the later number; what is
 * built in while none has begun.
 */
export function pickInForce<K extends PromotionKind>(
  kind: K,
  versions: readonly ConfirmedRules<K>[],
  moment: Date,
): RulesInForce<K> {
  let best: ConfirmedRules<K> | null = null;
  for (const version of versions) {
    if (version.validFrom > moment) continue;
    const apart = best ? version.validFrom.getTime() - best.validFrom.getTime() : 1;
    if (best === null || apart > 0 || (apart === 0 && version.version > best.version)) best = version;
  }
  return best ? { version: best.version, value: best.value } : { version: 0, value: BUILT_IN[kind] };
}
