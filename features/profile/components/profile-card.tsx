'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ModalLink } from '@/components/controls/modal-link';
import { Card } from '@/components/display/card';
import { Icon } from '@/components/display/icon';
import { ErrorState } from '@/components/feedback/error-state';
import { userQuery } from '@/features/account/queries';
import { browserTimeZone, formatDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes/routes';
import { ProfileCardSkeleton } from './profile-card-skeleton';
import { RatingStars } from './rating-stars';

/** The player's own data, in a first form: contact, currency, country, rating, member since. */
export function ProfileCard() {
  const t = useTranslations('profile');
  const locale = useLocale();
  const user = useQuery(userQuery);
  if (user.isError) return <ErrorState onRetry={() => user.refetch()} />;
  if (!user.data) return <ProfileCardSkeleton />;
  const { phone, email, currency, country, rating, created_at: since } = user.data;
  const rows = [
    ...(phone ? [{ key: 'phone', value: `+${phone}` }] : []),
    ...(email ? [{ key: 'email', value: email }] : []),
    { key: 'currency', value: currency.toUpperCase(), note: t('currencyFixed') },
    { key: 'country', value: t(`countryName.${country}`) },
    { key: 'since', value: formatDate(since, { locale, timeZone: browserTimeZone() }) },
  ];
  return (
    <Card>
      <dl className="flex flex-col divide-y divide-hairline">
        {rows.map(({ key, value, note }) => (
          <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 first:pt-0">
            <dt className="text-muted">{t(key)}</dt>
            <dd className="font-medium tabular">{value}</dd>
            {note && <dd className="w-full text-muted text-sm">{note}</dd>}
          </div>
        ))}
        <div className="flex items-center justify-between gap-6 pt-3">
          <dt className="text-muted">{t('rating')}</dt>
          <dd>
            <ModalLink
              modal="rating"
              over={routes.profile()}
              className="-mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 transition-colors hover:bg-surface-2"
            >
              <span className="sr-only">{t('stars', { rating })}</span>
              <RatingStars rating={rating} size={20} />
              <Icon name="chevron-right" size={16} className="text-muted" />
            </ModalLink>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
