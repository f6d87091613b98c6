'use client';

import { cardFacts } from '@kozyr/contracts/bonus-card';
import type { Bonus, ListedBonus } from '@kozyr/contracts/bonuses';
import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';

/** What a bonus gives in numbers of note, and under a share up to how much. For what deposit stands beside it, in its numbers. */
export function BonusValue({ bonus }: { bonus: Bonus | ListedBonus }) {
  const t = useTranslations('bonuses');
  const whole = (amount: string) => formatMoney(amount, { currency: bonus.currency, whole: true });
  const { gives, upTo } = cardFacts(bonus);
  return (
    <div>
      <p className="font-display font-semibold text-3xl text-gold">
        {gives.kind === 'percent' ? t('percent', { value: gives.value }) : whole(gives.amount)}
      </p>
      {upTo !== null && <p className="pt-1 text-muted text-sm">{t('upTo', { amount: whole(upTo) })}</p>}
    </div>
  );
}
