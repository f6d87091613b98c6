'use client';

import type { OwnBonus } from '@kozyr/contracts/own-bonuses';
import { useTranslations } from 'next-intl';
import { BonusArt } from '@/components/display/bonus-art';
import { Card } from '@/components/display/card';
import { Money } from '@/components/display/money';
import { StatusMark } from '@/components/feedback/status-mark';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { BonusNumbers } from '../../components/bonus-numbers';
import { artOf } from '../../rules';

const TONES = { PENDING: 'pending', ACTIVE: 'active', COMPLETED: 'active', CANCELED: 'neutral' } as const;

/** One taking with every move of its money. */
export function OwnBonusRow({ bonus }: { bonus: OwnBonus }) {
  const t = useTranslations('bonuses');
  const zone = browserTimeZone();
  // What never began has nothing to burn.
  const reason = bonus.end_reason === 'burned_timeout' && bonus.activated_at === null ? 'no_deposit' : bonus.end_reason;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-start gap-4">
        <BonusArt kind={artOf(bonus.label)} className="w-20 shrink-0" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h3 className="font-semibold">{bonus.name}</h3>
            <StatusMark tone={TONES[bonus.status]}>{t(`status.${bonus.status}`)}</StatusMark>
          </div>
          <p className="text-muted text-sm">
            {t(`label.${bonus.label}`)}
            {reason && ` · ${t(`end.${reason}`)}`}
          </p>
          {bonus.activated_at !== null && (
            <p className="pt-1 text-sm">
              <span className="text-muted">{t('given')}</span>{' '}
              <Money
                amount={bonus.initial_amount}
                currency={bonus.currency}
                whole
                className="font-semibold text-gold"
              />
            </p>
          )}
        </div>
      </div>
      <BonusNumbers
        deposit={bonus.deposit_amount}
        deposited={bonus.activated_at !== null}
        wager={bonus.wager}
        hours={bonus.hours}
        currency={bonus.currency}
      />
      <details className="group text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center font-medium text-gold">{t('moves')}</summary>
        <ol className="flex flex-col gap-1.5 pt-1">
          {bonus.events.map(({ at, kind, amount }) => (
            <li key={`${at} ${kind}`} className="flex justify-between gap-4">
              <span>
                <time dateTime={at} className="pr-3 text-muted tabular">
                  {formatDateTime(at, zone)}
                </time>
                {t(`event.${kind}`)}
              </span>
              {amount !== null && <Money amount={amount} currency={bonus.currency} />}
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
