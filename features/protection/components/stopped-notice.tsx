'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { AppLink } from '@/components/controls/app-link';
import { Icon } from '@/components/display/icon';
import { userQuery } from '@/features/account/queries';
import { browserTimeZone, formatDate, formatTime } from '@/lib/format/dates';
import { whyNot } from '../rules';

/**
 * Over every page of a player who may not play, by their state or by where they are: why, until when, and the way to their
 * money. Over a page whose offer is not there in their country: that.
 */
export function StoppedNotice({ withdrawHref }: { withdrawHref: string }) {
  const t = useTranslations('stoppedNotice');
  const locale = useLocale();
  const path = usePathname();
  const { data: user } = useQuery(userQuery);
  const why = user ? whyNot(user, path) : null;
  if (!user || why === null) return null;
  const { until, because } = user.protection;
  const timeZone = browserTimeZone();
  return (
    <section
      aria-label={t('label')}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-4 py-3"
    >
      <Icon name="info" size={24} className="shrink-0 text-pending" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{t(`why.${why}`)}</strong>{' '}
        {until && t('until', { date: formatDate(until, { locale, timeZone }), time: formatTime(until, timeZone) })}{' '}
        {because && `${t(`because.${because}`)} ${t('mistaken')} `}
        {why !== 'noPromotion' && <span className="text-muted">{t('text')}</span>}
      </p>
      {why !== 'noPromotion' && (
        <AppLink
          href={withdrawHref}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4"
        >
          {t('withdraw')}
        </AppLink>
      )}
    </section>
  );
}
