'use client';

import type { SecondFactor } from '@kozyr/contracts/second-factor';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/controls/button';
import { StatusMark } from '@/components/feedback/status-mark';
import { browserTimeZone, formatDate } from '@/lib/format/dates';

/** Whether the second factor is on, and what can be done about it. */
export function FactorStatus({
  factor: { since, recovery_codes_left: left },
  onTurnOn,
  onReplace,
  onTurnOff,
}: {
  factor: SecondFactor;
  onTurnOn: () => void;
  onReplace: () => void;
  onTurnOff: () => void;
}) {
  const t = useTranslations('account.settings.factor');
  const locale = useLocale();
  if (since === null)
    return (
      <Button className="self-start" onClick={onTurnOn}>
        {t('turnOn')}
      </Button>
    );
  return (
    <>
      <div>
        <StatusMark tone="active">
          {t('on', { when: formatDate(since, { locale, timeZone: browserTimeZone() }) })}
        </StatusMark>
        <p className="mt-1 text-muted text-sm">{t('left', { count: left })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onReplace}>{t('newCodes')}</Button>
        <Button tone="danger" onClick={onTurnOff}>
          {t('turnOff')}
        </Button>
      </div>
    </>
  );
}
