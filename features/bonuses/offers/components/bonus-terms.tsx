'use client';

import { type Bonus, DEPOSIT_WAIT_HOURS, type ListedBonus } from '@kozyr/contracts/bonuses';
import { useLocale, useTranslations } from 'next-intl';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { formatMoney, groupDigits } from '@/lib/format/money';
import { daysOf, givenBy, isNothing, isWeekly, roundsFor, toWager } from '../rules';
import { type Fact, FactList } from './fact-list';

/**
 * Every further term of a bonus in words, before it is taken, below its essentials: what must be staked, in money and in rounds at the player's usual
 * stake, until when, what counts how much, the limits, and what ends it. `usual` null: not known; `hours`: of today, where it is given at some hours only.
 */
export function BonusTerms({
  bonus,
  usual,
  hours = null,
}: {
  bonus: Bonus | ListedBonus;
  usual: string | null;
  hours?: { from: string; to: string } | null;
}) {
  const t = useTranslations('bonuses.terms');
  const locale = useLocale();
  const { currency } = bonus;
  const say = (amount: string) => formatMoney(amount, { currency });
  const given = givenBy(bonus);
  const wager = toWager(bonus, given, bonus.min_deposit_amount);
  const rounds = usual && roundsFor(wager, usual);
  const facts: Fact[] = [];
  const add = (key: string, name: string, value: Fact['value']) => facts.push({ key, name, value });

  const weekly = isWeekly(bonus);
  if (bonus.type === 'PERCENTAGE')
    add('most', t('most'), formatMoney(bonus.max_bonus_amount, { currency, whole: true }));
  if (!isNothing(bonus.min_deposit_amount) && bonus.opt_in)
    add('wait', t('wait'), t('hours', { count: DEPOSIT_WAIT_HOURS }));
  if (bonus.wager > 0) {
    add('base', t('base'), t(`wagerType.${bonus.wager_type}`));
    add(
      'stake',
      weekly ? t('stakeMost') : isNothing(bonus.min_deposit_amount) ? t('stake') : t('stakeLeast'),
      say(wager),
    );
    if (rounds !== null && usual) add('rounds', t('rounds', { stake: say(usual) }), groupDigits(String(rounds)));
    add('counts', t('counts'), t('countsValue'));
  }
  add('order', t('order'), t('orderValue'));
  if (bonus.end_date) add('until', t('until'), formatDateTime(bonus.end_date, browserTimeZone()));
  if (bonus.active_on_days.length < 7) add('days', t('days'), daysOf(bonus, locale));
  if (hours) add('hours', t('givenHours'), t('givenHoursValue', { from: hours.from, to: hours.to, zone: currency }));
  if (bonus.min_rating > 0) add('rating', t('rating'), t('stars', { count: bonus.min_rating }));
  if (bonus.max_daily_activations > 0)
    add('places', t('places'), Math.max(0, bonus.max_daily_activations - bonus._count.user_bonuses));
  const ends = [
    ...(weekly
      ? [
          `${t('shareOf')}: ${t('shareOfValue')}.`,
          t('sinceTaking'),
          `${t('givenOn')}: ${t('givenOnValue', { zone: currency })}.`,
          t('noLoss'),
        ]
      : []),
    ...(bonus.burning_on_withdrawal ? [t('burnsWithdrawal')] : []),
    ...(bonus.burning_on_deposit ? [t('burnsDeposit')] : []),
    ...(isNothing(bonus.burning_amount) ? [] : [t('burnsLow', { amount: say(bonus.burning_amount) })]),
    t('cancelling'),
  ];
  return (
    <div className="flex flex-col gap-4">
      <FactList facts={facts} />
      <ul className="list-disc pl-5 text-muted text-sm leading-6">
        {ends.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {bonus.is_verification_required && <li>{t('verification')}</li>}
      </ul>
    </div>
  );
}
