'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { Icon } from '@/components/display/icon';
import { userQuery } from '@/features/account/queries';
import { browserTimeZone, formatDate, formatTime } from '@/lib/format/dates';

/** Over every page of a player who may not play: why, until when, and the way to their money. */
export function StoppedNotice({ withdrawHref }: { withdrawHref: string }) {
  const t = useTranslations('stoppedNotice');
  const locale = useLocale();
  const { data: user } = useQuery(userQuery);
  if (!user || user.protection.state === 'active') return null;
  const { state, until } = user.protection;
  const timeZone = browserTimeZone();
  return (
    <section
      aria-label={t('label')}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-4 py-3"
    >
      <Icon name="info" size={24} className="shrink-0 text-pending" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{t(`state.${state}`)}</strong>{' '}
        {until && t('until', { date: formatDate(until, { locale, timeZone }), time: formatTime(until, timeZone) })}{' '}
        <span className="text-muted">{t('text')}</span>
      </p>
      <AppLink
        href={withdrawHref}
        prefetch={false}
        className="inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4"
      >
        {t('withdraw')}
      </AppLink>
    </section>
  );
}
