'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { Icon } from '@/components/display/icon';
import { Money } from '@/components/display/money';
import { cashboxRoutes } from '@/lib/routes/cashbox-routes';
import { withdrawalsQuery } from '../../history/queries';
import { isOver } from '../rules';

/** Withdrawals that are on their way, each with the way to its tracker; nothing where there is none. */
export function RunningWithdrawals() {
  const t = useTranslations('cashbox.withdrawal');
  const { data } = useQuery(withdrawalsQuery(1));
  const running = data?.items.filter(({ status }) => !isOver(status)) ?? [];
  if (running.length === 0) return null;
  return (
    <ul aria-label={t('running')} className="flex flex-col gap-2">
      {running.map(({ id, amount, currency, status }) => (
        <li key={id}>
          <AppLink
            href={cashboxRoutes.withdrawal(id)}
            className="flex min-h-12 items-center gap-3 rounded-control bg-surface-2 px-4 py-2 text-sm transition-colors hover:bg-surface-3"
          >
            <Icon name="history" size={20} className="text-pending" />
            <span className="min-w-0 flex-1">
              <Money amount={amount} currency={currency} className="font-semibold" />
              <span className="text-muted"> · {t(`status.${status}`)}</span>
            </span>
            <Icon name="chevron-right" size={18} className="text-muted" />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
