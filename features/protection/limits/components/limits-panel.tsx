'use client';

import { LIMIT_KINDS, type LimitKind } from '@kozyr/contracts/player-limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { limitsQuery } from '../queries';
import { LimitKindCard } from './limit-kind-card';

/** All limits of the player: what they bound, what is used, and when it frees up. */
export function LimitsPanel() {
  const t = useTranslations('protection.limits');
  const limits = useQuery(limitsQuery);
  const kindsText = (kinds: readonly LimitKind[]) => kinds.map((kind) => t(`kind.${kind}`).toLowerCase()).join(', ');
  return (
    <section aria-labelledby="my-limits" className="@container min-w-0">
      <h2 id="my-limits" className="font-display font-semibold text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-3xl text-muted">{t('lead', { hours: limits.data?.raise_wait_hours ?? 24 })}</p>
      {limits.data && limits.data.missing.length > 0 && (
        <p role="status" className="mb-4 flex max-w-3xl items-start gap-2 rounded-control bg-surface-2 px-4 py-3">
          <Icon name="info" size={24} className="shrink-0 text-pending" />
          <span>{t('missing', { kinds: kindsText(limits.data.missing) })}</span>
        </p>
      )}
      {limits.isError ? (
        <ErrorState onRetry={() => limits.refetch()} />
      ) : (
        <div className="grid @xl:grid-cols-2 @5xl:grid-cols-4 items-start gap-5">
          {LIMIT_KINDS.map((kind) =>
            limits.data ? (
              <LimitKindCard key={kind} kind={kind} currency={limits.data.currency} limits={limits.data.items} />
            ) : (
              <Skeleton key={kind} className="h-72 w-full rounded-card" />
            ),
          )}
        </div>
      )}
    </section>
  );
}
