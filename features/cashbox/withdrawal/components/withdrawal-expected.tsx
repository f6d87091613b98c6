'use client';

import type { Withdrawal } from '@kozyr/contracts/withdrawals';
import { useTranslations } from 'next-intl';
import { browserTimeZone, dayIn, formatDateTime, formatTime } from '@/lib/format/dates';
import { HostedPageLink } from '../../components/hosted-page-link';
import { SupportButton } from '../../components/support-button';

/** HH:mm for today, with the date for any other day. */
function moment(instant: string): string {
  const zone = browserTimeZone();
  const isToday = dayIn(instant, zone) === dayIn(new Date(), zone);
  return isToday ? formatTime(instant, zone) : formatDateTime(instant, zone);
}

/** When the present state should end and what that is based on; for the card's page, the way there and until when. */
export function WithdrawalExpected({
  withdrawal: { status, expected, card_url: cardUrl, card_until: until },
}: {
  withdrawal: Withdrawal;
}) {
  const t = useTranslations('cashbox.withdrawal');
  const errors = useTranslations('cashbox.error');
  if (status === 'AWAITING_CARD') {
    return (
      <div className="flex flex-col gap-3 rounded-control bg-surface-2 p-4">
        {until && <p>{t('cardUntil', { time: moment(until) })}</p>}
        {cardUrl ? (
          <HostedPageLink href={cardUrl} gone={errors('withdrawalGateway')}>
            {t('toCard')}
          </HostedPageLink>
        ) : (
          <p className="text-muted text-sm">{t('cardComing')}</p>
        )}
      </div>
    );
  }
  if (!expected || (status !== 'WAITING_FOR_APPROVAL' && status !== 'PAYING')) return null;
  if (new Date(expected.latest) < new Date()) {
    return (
      <div className="flex flex-col items-start gap-3 rounded-control bg-surface-2 p-4">
        <p>{t('overdue')}</p>
        <SupportButton />
      </div>
    );
  }
  const values = { earliest: moment(expected.earliest), latest: moment(expected.latest) };
  return (
    <p className="rounded-control bg-surface-2 p-4">
      <span className="block text-muted text-sm">{t(`expects.${status}`)}</span>
      <span className="block font-medium">{t(`expected.${expected.basis}`, values)}</span>
      <span className="block text-muted text-xs">{t(`terms.basis.${expected.basis}`)}</span>
    </p>
  );
}
