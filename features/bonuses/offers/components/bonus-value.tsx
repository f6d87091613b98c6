'use client';

import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';

/** What a bonus gives in numbers of note, and under a share up to how much. For what deposit stands beside it, in its numbers. */
export function BonusValue({ bonus }: { bonus: Bonus | ListedBonus }) {
  const t = useTranslations('bonuses');
  const whole = (amount: string) => formatMoney(amount, { currency: bonus.currency, whole: true });
  const share = bonus.type === 'PERCENTAGE';
  return (
    <div>
      <p className="font-display font-semibold text-3xl text-gold">
        {share ? t('percent', { value: Number(bonus.bonus_amount) }) : whole(bonus.bonus_amount)}
      </p>
      {share && <p className="pt-1 text-muted text-sm">{t('upTo', { amount: whole(bonus.max_bonus_amount) })}</p>}
    </div>
  );
}
