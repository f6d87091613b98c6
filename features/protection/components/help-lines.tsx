'use client';

import { localeOf } from '@kozyr/contracts/locales';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/display/card';
import { Icon } from '@/components/display/icon';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { jurisdictionQuery } from '../queries';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4';

/** Who helps people for whom playing has become too much, where the reader is; none of them is ours. */
export function HelpLines({ member }: { member: boolean }) {
  const t = useTranslations('selfTest.help');
  const locale = localeOf(useLocale());
  const { data, isError, refetch } = useQuery(jurisdictionQuery(member));
  if (data?.help.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="font-display font-semibold text-lg">{t('title')}</h2>
        <p className="mt-1 max-w-3xl text-muted text-sm">{t('lead')}</p>
      </div>
      {isError && <ErrorState onRetry={() => refetch()} />}
      {!data && !isError && <Skeleton className="h-58 w-full tablet:h-27" />}
      {data && (
        <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
          {data.help.map(({ name, about, phone, url }) => (
            <li key={name} className="flex flex-col">
              <strong className="font-semibold">{name}</strong>
              <span className="text-muted text-sm">{about[locale]}</span>
              <span className="flex flex-wrap gap-x-5">
                {phone && (
                  <a href={`tel:${phone.replaceAll(' ', '')}`} className={LINK}>
                    {phone}
                  </a>
                )}
                {url && (
                  <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
                    {new URL(url).hostname.replace(/^www\./, '')}
                    <Icon name="external" size={14} label={t('leadsAway')} className="ml-1" />
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
