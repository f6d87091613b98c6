'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/money';
import { routes } from '@/lib/routes/routes';
import { limitsQuery } from '../queries';
import { tightestDepositLimit } from '../rules';

/** What the player's own limits leave them to pay in, or where to set one. */
export function DepositLimitNote() {
  const t = useTranslations('cashbox.depositLimit');
  const { data } = useQuery(limitsQuery);
  if (!data) return null;
  const limit = tightestDepositLimit(data.items);
  const needed = data.missing.length > 0;
  const text = needed
    ? t('needed')
    : limit
      ? t('left', {
          left: formatMoney(limit.left, { currency: data.currency }),
          moment: formatDateTime(limit.frees_at, browserTimeZone()),
        })
      : t('unset');
  return (
    <p className="text-muted text-sm">
      {text}{' '}
      <AppLink
        href={routes.responsibleGaming()}
        prefetch={false}
        className="inline-flex min-h-11 items-center text-text underline underline-offset-4"
      >
        {t(limit && !needed ? 'see' : 'set')}
      </AppLink>
    </p>
  );
}
