'use client';

import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import { isNothing } from '../rules';

/** What a bonus gives in numbers of note, and under it for what deposit and up to how much. */
export function BonusValue({ bonus }: { bonus: Bonus | ListedBonus }) {
  const t = useTranslations('bonuses');
  const whole = (amount: string) => formatMoney(amount, { currency: bonus.currency, whole: true });
  const share = bonus.type === 'PERCENTAGE';
  const under = [
    ...(isNothing(bonus.min_deposit_amount) ? [] : [t('forDeposit', { amount: whole(bonus.min_deposit_amount) })]),
    ...(share ? [t('upTo', { amount: whole(bonus.max_bonus_amount) })] : []),
  ];
  return (
    <div>
      <p className="font-display font-semibold text-3xl text-gold">
        {share ? t('percent', { value: Number(bonus.bonus_amount) }) : whole(bonus.bonus_amount)}
      </p>
      {under.length > 0 && <p className="pt-1 text-muted text-sm">{under.join(' · ')}</p>}
    </div>
  );
}
