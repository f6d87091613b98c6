'use client';
import { Facts } from '@desk/components/record/facts';
import { Part } from '@desk/components/record/part';
import { formatMoney } from '@desk/lib/format/money';
import type { OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { useTranslations } from 'next-intl';

/** What came of a bonus so far, and what it cost. */
export function NumbersPart({ of: { bonus, numbers } }: { of: OperatorBonus }) {
  const t = useTranslations('bonuses');
  const money = (amount: string) => formatMoney(amount, bonus.currency);
  return (
    <Part title={t('numbers.title')}>
      <Facts
        of={[
          [t('column.taken'), numbers.taken],
          [t('numbers.pending'), numbers.pending],
          [t('numbers.active'), numbers.active],
          [t('numbers.wagered'), numbers.wagered],
          [t('numbers.given'), money(numbers.given)],
          [t('numbers.released'), <strong key="released">{money(numbers.released)}</strong>],
          [t('numbers.forfeited'), money(numbers.forfeited)],
        ]}
      />
    </Part>
  );
}
