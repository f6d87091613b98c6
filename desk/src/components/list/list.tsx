'use client';
import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useCallback, useMemo } from 'react';
import { askedBy, useAddress, withAsked } from '../../lib/address/use-address';
import { useKept } from '../../lib/kept/use-kept';
import { Empty } from '../feedback/empty';
import { Notice } from '../feedback/notice';
import { Skeleton } from '../feedback/skeleton';
import { Button } from '../form/button';
import { ColumnChoice } from './column-choice';
import { hiddenColumns, type ListColumn } from './columns';
import type { FilterSpec } from './filter-spec';
import { Filters } from './filters';
import { Grid } from './grid';
import { SavedViews } from './saved-views';

/** What a list says around its rows, see useListWords. */
export type ListWords = {
  any: string;
  clear: string;
  filters: (count: number) => string;
  columns: string;
  views: { title: string; name: string; save: string; remove: (name: string) => string; none: string };
  loading: string;
  more: string;
  empty: string;
  emptyFiltered: string;
  failed: string;
  again: string;
  shown: (count: number, whole: boolean) => string;
};

/** The rows of a list as an infinite query of React Query has them. */
export type ListData<Row> = {
  data: { pages: readonly { items: readonly Row[] }[] } | undefined;
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
};

type Props<Row extends RowData> = {
  /** The list's own name, under which views and columns are kept. */
  name: string;
  title: string;
  columns: readonly ListColumn<Row>[];
  filters: readonly FilterSpec[];
  /** The sort that holds while the address names none. */
  sort?: string;
  data: ListData<Row>;
  rowKey: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Acts on the whole list, such as CSV. */
  actions?: ReactNode;
  /** What an empty list says, where there is more to say than that. */
  empty?: ReactNode;
  /** What went wrong, in the operator's language. */
  explain: (error: Error) => string;
  words: ListWords;
};

/**
 * The one list of the desk: filters and sort in the address, views kept under names, columns to choose, rows drawn where they are seen,
 * and every key. What it lists comes from outside.
 */
export function List<Row extends RowData>(props: Props<Row>) {
  const { name, title, columns, filters, data, rowKey, onOpen, actions, empty, explain, words } = props;
  const [asked, change] = useAddress();
  const [kept, keep] = useKept(`desk-columns-${name}`);
  const hidden = useMemo(() => hiddenColumns(columns, kept), [columns, kept]);
  const shown = useMemo(() => columns.filter(({ id }, at) => at === 0 || !hidden.has(id)), [columns, hidden]);
  const rows = useMemo(() => data.data?.pages.flatMap(({ items }) => items) ?? [], [data.data]);
  const filtered = filters.some((filter) => asked[filter.name]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error } = data;
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !error) fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, error]);
  const toView = (search: string) => {
    const gone = Object.fromEntries(Object.keys(asked).map((key) => [key, undefined]));
    change({ ...gone, ...askedBy(search) });
  };
  const clear = () => change(Object.fromEntries(filters.map((filter) => [filter.name, undefined])));

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Filters filters={filters} asked={asked} anyLabel={words.any} label={words.filters} onChange={change} />
        {filtered && (
          <Button look="quiet" onClick={clear}>
            {words.clear}
          </Button>
        )}
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <SavedViews list={name} current={withAsked('', asked)} onChoose={toView} words={words.views} />
          <ColumnChoice
            columns={columns}
            hidden={hidden}
            label={words.columns}
            onChange={(next) => keep([...next].join(','))}
          />
          {actions}
        </div>
      </div>
      <p role="status" className="min-h-5 text-muted text-sm">
        {data.data ? words.shown(rows.length, !hasNextPage) : ''}
      </p>
      {error && (
        <Notice tone="bad" title={words.failed} action={<Button onClick={() => data.refetch()}>{words.again}</Button>}>
          {explain(error)}
        </Notice>
      )}
      {!data.data && !error && <Skeleton lines={8} label={words.loading} />}
      {data.data && rows.length === 0 && (
        <div className="rounded-card border border-hairline bg-surface">
          <Empty title={filtered ? words.emptyFiltered : words.empty}>
            {filtered ? <Button onClick={clear}>{words.clear}</Button> : empty}
          </Empty>
        </div>
      )}
      {rows.length > 0 && (
        <Grid
          label={title}
          columns={shown}
          rows={rows}
          rowKey={rowKey}
          onOpen={onOpen}
          sort={asked.sort ?? props.sort}
          onSort={(sort) => change({ sort: sort === props.sort ? undefined : sort })}
          onEnd={onEnd}
          foot={isFetchingNextPage ? <Skeleton lines={1} label={words.more} /> : null}
        />
      )}
    </div>
  );
}
