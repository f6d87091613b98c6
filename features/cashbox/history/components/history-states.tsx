'use client';

import type { Offered } from '@kozyr/contracts/place';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/controls/button-link';
import { Pagination } from '@/components/display/pagination';
import { EmptyState } from '@/components/feedback/empty-state';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';

type Page<Row> = { items: readonly Row[]; total: number; page: number; pageSize: number };

/** One page of a history in each of its states: loading, failed, empty, there; `children` draws its rows. */
export function HistoryStates<Row>({
  result,
  empty,
  hrefOf,
  children,
}: {
  result: UseQueryResult<Page<Row>>;
  /** needs: what the way on is about that is not offered everywhere. */
  empty: { title: ReactNode; action: string; href: string; needs?: Offered };
  hrefOf: (page: number) => string;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  const t = useTranslations('cashbox');
  if (result.isError && !result.data) return <ErrorState onRetry={() => result.refetch()} />;
  if (!result.data) {
    return (
      <div aria-busy className="flex flex-col gap-2">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} className="h-13 w-full" />
        ))}
      </div>
    );
  }
  const { items, total, page, pageSize } = result.data;
  if (items.length === 0) {
    return total > 0 ? (
      <EmptyState
        title={t('history.pastEnd')}
        action={<ButtonLink href={hrefOf(1)}>{t('history.toStart')}</ButtonLink>}
      />
    ) : (
      <EmptyState
        title={empty.title}
        action={
          <span data-needs={empty.needs}>
            <ButtonLink href={empty.href}>{empty.action}</ButtonLink>
          </span>
        }
      />
    );
  }
  return (
    <>
      {children(items)}
      <Pagination page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />
    </>
  );
}
