'use client';

import type { ComponentProps } from 'react';
import { type Column, DataList } from '@/components/display/data-list';
import { HistoryStates } from './history-states';

/** One page of a history as a table, in each of its states. */
export function HistoryPage<Row extends { id: string }>({
  caption,
  columns,
  ...states
}: Omit<ComponentProps<typeof HistoryStates<Row>>, 'children'> & {
  caption: string;
  columns: readonly Column<Row>[];
}) {
  return (
    <HistoryStates {...states}>
      {(rows) => <DataList caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} />}
    </HistoryStates>
  );
}
