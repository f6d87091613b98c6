'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Chip } from '@/components/display/chip';
import { Skeleton } from '@/components/feedback/skeleton';
import { providersQuery } from '../queries';
import { type LobbyFilters, SORTS } from '../types';

/** Order and provider of the grid as chips. */
export function LobbyFacets({ filters, onChange }: { filters: LobbyFilters; onChange: (next: LobbyFilters) => void }) {
  const t = useTranslations('lobby');
  const providers = useQuery(providersQuery);
  return (
    <div className="flex flex-col gap-2">
      <fieldset aria-label={t('order')} className="scrollbar-none -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1">
        {SORTS.map((sort) => (
          <Chip key={sort} selected={filters.sort === sort} onClick={() => onChange({ ...filters, sort })}>
            {t(`sort.${sort}`)}
          </Chip>
        ))}
      </fieldset>
      <fieldset
        aria-label={t('providers')}
        className="scrollbar-none -mx-4 flex min-w-0 min-h-13 gap-2 overflow-x-auto px-4 py-1"
      >
        <Chip selected={!filters.provider} onClick={() => onChange({ ...filters, provider: undefined })}>
          {t('allProviders')}
        </Chip>
        {providers.isPending && ['a', 'b', 'c'].map((key) => <Skeleton key={key} className="h-11 w-32 shrink-0" />)}
        {providers.data?.items.map(({ slug, name, games }) => (
          <Chip
            key={slug}
            selected={filters.provider === slug}
            onClick={() => onChange({ ...filters, provider: filters.provider === slug ? undefined : slug })}
          >
            {name} <span className="opacity-70 tabular">{games}</span>
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
