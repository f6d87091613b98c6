'use client';
import { Moment } from '@desk/components/moment';
import { Facts } from '@desk/components/record/facts';
import { Part } from '@desk/components/record/part';
import { RecordLink } from '@desk/components/record/record-link';
import { formatMoney } from '@desk/lib/format/money';
import { useWeekday } from '@desk/lib/format/use-weekday';
import { routes } from '@desk/lib/routes';
import type { OperatorBonus } from '@kozyr/contracts/operator/bonuses';
import { useTranslations } from 'next-intl';
import { amountOf } from './bonus-amount';

const isSome = (amount: string | null | undefined) => /[1-9]/.test(amount ?? '');

/** The terms of a bonus in words; what is not asked for is left out. */
export function TermsPart({ of }: { of: OperatorBonus }) {
  const t = useTranslations('bonuses');
  const { bonus, player_group: group, single_use: singleUse } = of;
  const money = (amount: string) => formatMoney(amount, bonus.currency);
  const some = (amount: string) => (isSome(amount) ? money(amount) : null);
  const yes = (holds: boolean) => (holds ? t('yes') : null);
  const day = useWeekday();
  const percent = (value: number) => t('percent', { value });
  const most =
    bonus.win_amount_type === 'ABSOLUTE' ? money(bonus.max_win_amount) : percent(Number(bonus.max_win_amount));
  return (
    <Part title={t('terms')}>
      <Facts
        of={[
          [t('field.type'), t(`type.${bonus.type}`)],
          [t('field.currency'), bonus.currency.toUpperCase()],
          [t('column.amount'), amountOf(of, percent)],
          [t('field.min_deposit_amount'), some(bonus.min_deposit_amount)],
          [
            t('field.code'),
            bonus.type === 'PROMO_CODE' && (
              <span key="code">
                <code>{bonus.code}</code> {singleUse && <span className="text-muted">{t('codes.ownClosed')}</span>}
              </span>
            ),
          ],
          [t('field.wager'), `×${bonus.wager} · ${t(`wagerType.${bonus.wager_type}`)}`],
          [t('field.max_bet_amount'), bonus.max_bet_amount && money(bonus.max_bet_amount)],
          [t('field.max_win_amount'), isSome(bonus.max_win_amount) && most],
          [t('field.activations_offset'), bonus.burning_on_timeout && bonus.activations_offset],
          [t('field.burning_on_withdrawal'), yes(bonus.burning_on_withdrawal)],
          [t('field.burning_on_deposit'), yes(bonus.burning_on_deposit)],
          [t('field.burning_amount'), some(bonus.burning_amount)],
          [t('column.begins'), <Moment key="begins" at={bonus.start_date} />],
          [t('column.ends'), bonus.end_date && <Moment at={bonus.end_date} />],
          [t('field.active_on_days'), bonus.active_on_days.length < 7 && bonus.active_on_days.map(day).join(', ')],
          [
            t('field.player_group'),
            group ? (
              <RecordLink key="group" href={routes.playerGroup(group.id)}>
                {group.name}
              </RecordLink>
            ) : (
              t('everybody')
            ),
          ],
          [t('field.min_rating'), bonus.min_rating || null],
          [t('field.is_public'), bonus.is_public ? t('yes') : t('no')],
          [t('field.opt_in'), bonus.opt_in ? t('yes') : t('no')],
          [t('field.is_verification_required'), yes(bonus.is_verification_required)],
          [t('field.is_repeated_activation'), yes(bonus.is_repeated_activation)],
          [t('field.is_daily_activation'), yes(bonus.is_daily_activation)],
          [t('field.max_unique_activations'), bonus.max_unique_activations || null],
          [t('field.max_daily_activations'), bonus.max_daily_activations || null],
        ]}
      />
    </Part>
  );
}
