'use client';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { formatMoney } from '@desk/lib/format/money';
import type { QueuedWithdrawalCase } from '@kozyr/contracts/operator/withdrawal-queue';
import { useTranslations } from 'next-intl';

/** What a withdrawal is, and the sums of its player. */
export function WithdrawalFacts({ of }: { of: QueuedWithdrawalCase }) {
  const t = useTranslations('withdrawals');
  const { withdrawal, sums, card, reason } = of;
  const money = (amount: string) => formatMoney(amount, withdrawal.currency);
  const counted = (sum: string, count: number) => t('fact.counted', { sum: money(sum), count });
  return (
    <Facts
      of={[
        [t('fact.asked'), <Moment key="asked" at={withdrawal.created_at} />],
        [t('fact.recipient'), of.recipient_name],
        [t('fact.card'), card && `${t(`rail.${card.brand}`)} ${card.mask}`],
        [t('fact.reason'), reason && t(`reason.${reason}`)],
        [t('fact.payout'), of.payout_id],
        [t('fact.age'), t('fact.days', { count: of.account_age_days })],
        [t('fact.stars'), withdrawal.player.rating],
        [t('fact.staked'), of.staked_since_deposit && money(of.staked_since_deposit)],
        [t('fact.deposited'), counted(sums.deposited, sums.deposits)],
        [t('fact.withdrawn'), counted(sums.withdrawn, sums.withdrawals)],
        [t('fact.turnover'), money(sums.staked)],
        [t('fact.owed'), sums.owed === '0.00' ? null : money(sums.owed)],
      ]}
    />
  );
}
