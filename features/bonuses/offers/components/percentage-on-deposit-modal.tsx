'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StatusMark } from '@/components/feedback/status-mark';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalAction, ModalTexts } from '@/components/overlay/modal-texts';
import { formatWager } from '@/lib/format/money';
import { weekDayName, weekFrom } from '@/lib/format/week-days';
import { PERCENT_ON_DEPOSIT } from '../../constants';
import type { PercentageOffer } from '../../types';
import { WeekHand } from './week-hand';

/**
 * A percentage of the deposit by weekday, 10 to 50 (spec §9). Without an `offer` it tells the bounds alone; with one, what
 * holds today: activations left, hours, wager.
 */
export function PercentageOnDepositModal({
  texts,
  offer,
  depositHref,
  onTake,
  onClose,
}: {
  texts: ModalTexts;
  offer?: PercentageOffer;
  depositHref: string;
  /** Takes today's bonus instead of leading to the deposit alone. */
  onTake?: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('bonusModals');
  const locale = useLocale();
  const { from, to } = offer ?? PERCENT_ON_DEPOSIT;
  const usable = !offer || (offer.isTodayActive && offer.usageCount > 0);
  const deposit: ModalAction = onTake
    ? { label: t('percentage.action'), onPress: onTake }
    : { label: t('percentage.action'), href: depositHref, onPress: onClose };
  const days = weekFrom()
    .filter(({ id }) => offer?.activeOn.includes(id))
    .map(({ id }) => weekDayName(id, locale, 'short'))
    .join(', ');
  const facts: [string, ReactNode][] = offer
    ? [
        [t('percentage.usage'), offer.usageCount],
        ...(offer.isTodayActive
          ? ([
              [t('percentage.hours'), t('percentage.hoursValue', { from: offer.activeFrom, to: offer.activeTo })],
            ] satisfies [string, ReactNode][])
          : []),
        [t('percentage.wager'), `×${formatWager(offer.wager)}`],
        [t('percentage.week'), days],
      ]
    : [];
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      tone="diamonds"
      art={<WeekHand activeOn={offer?.activeOn} today={offer?.today} />}
      eyebrow={t('percentage.eyebrow')}
      title={t('percentage.title')}
      amount={from === to ? t('percent', { value: to }) : t('percentRange', { from, to })}
      body={t('percentage.body')}
      actions={[usable ? deposit : { label: t('percentage.ok'), onPress: onClose }]}
    >
      {offer && (
        <div className="rounded-control bg-surface-2 px-4 py-2 text-left text-sm">
          {!offer.isTodayActive && (
            <p className="py-1.5">
              <StatusMark tone="pending">{t('percentage.closedToday')}</StatusMark>
            </p>
          )}
          <dl>
            {facts.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-4 py-1.5">
                <dt className="text-muted">{name}</dt>
                <dd className="font-semibold tabular">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </ModalCard>
  );
}
