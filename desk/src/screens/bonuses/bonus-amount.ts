import { formatMoney } from '@desk/lib/format/money';
import type { OperatorBonus } from '@kozyr/contracts/operator/bonuses';

/** What a bonus gives: money, or percent and the most of it. @param percent how a percentage reads */
export function amountOf({ bonus }: Pick<OperatorBonus, 'bonus'>, percent: (value: number) => string): string {
  if (bonus.type !== 'PERCENTAGE') return formatMoney(bonus.bonus_amount, bonus.currency);
  return `${percent(Number(bonus.bonus_amount))} ≤ ${formatMoney(bonus.max_bonus_amount, bonus.currency)}`;
}
