'use client';
import { Empty } from '@desk/components/feedback/empty';
import { Notice } from '@desk/components/feedback/notice';
import { Skeleton } from '@desk/components/feedback/skeleton';
import { Button } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { Grid } from '@desk/components/list/grid';
import type { ListData } from '@desk/components/list/list';
import { useExplain } from '@desk/lib/i18n/use-explain';
import type { RowData } from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo } from 'react';

type Props<Row extends RowData> = {
  label: string;
  columns: readonly ListColumn<Row>[];
  data: ListData<Row>;
  rowKey: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** What narrows it, and acts on it. */
  head?: ReactNode;
};

const SORTED_BY_NOTHING = () => undefined;

/** A part of a record that has ever more rows: they are read as the last one comes near. */
export function PartTable<Row extends RowData>({ label, columns, data, rowKey, onOpen, head }: Props<Row>) {
  const t = useTranslations('players.part');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const rows = useMemo(() => data.data?.pages.flatMap(({ items }) => items) ?? [], [data.data]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error } = data;
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !error) fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, error]);
  return (
    <div className="flex flex-col gap-3">
      {head && <div className="flex flex-wrap items-end gap-2">{head}</div>}
      {error && (
        <Notice tone="bad" action={<Button onClick={() => data.refetch()}>{ui('again')}</Button>}>
          {explain(error)}
        </Notice>
      )}
      {!data.data && !error && <Skeleton lines={6} label={ui('loading')} />}
      {data.data && rows.length === 0 && <Empty title={t('nothing')} />}
      {rows.length > 0 && (
        <Grid
          label={label}
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          onOpen={onOpen}
          sort={undefined}
          onSort={SORTED_BY_NOTHING}
          onEnd={onEnd}
          foot={isFetchingNextPage ? <Skeleton lines={1} label={ui('loading')} /> : null}
        />
      )}
    </div>
  );
}
