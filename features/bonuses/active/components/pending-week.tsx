'use client';

import { CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { formatDate } from '@/lib/format/dates';

/** A weekly cashback that waits for its Monday: when it is given, and the way out. `givenAt` ISO 8601. */
export function PendingWeek({
  givenAt,
  currency,
  onCancel,
}: {
  givenAt: string;
  currency: Currency;
  onCancel: () => void;
}) {
  const t = useTranslations('bonusPanel');
  const locale = useLocale();
  return (
    <>
      <p className="text-muted">
        {t('givenOn', { date: formatDate(givenAt, { locale, timeZone: CURRENCY_ZONES[currency] }) })}
      </p>
      <div>
        <Button tone="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
