import { SELF_EXCLUSION_MONTHS, type SelfExclusionLength } from '@kozyr/contracts/protection';
import { monthsLater } from '@/lib/format/later';

/** The time-outs that are offered, days of 24 hours. */
export const TIME_OUT_DAYS = [1, 3, 7, 14, 30] as const;
export type TimeOutDays = (typeof TIME_OUT_DAYS)[number];

/** When a self-exclusion that begins now ends; null: never. */
export function endOfExclusion(now: Date, length: SelfExclusionLength): Date | null {
  const months = SELF_EXCLUSION_MONTHS[length];
  return months === null ? null : monthsLater(now, months);
}
