import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

export type Column<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Right-aligned with figures of one width. */
  numeric?: boolean;
  /** On a phone the row is a card: the lead column is its headline, the others are pairs below. */
  lead?: boolean;
};

// Said aloud, because a table shown as blocks loses its own roles.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table that becomes a list of cards under 768 px, in one markup (a real table for screen readers). It breaks no word: with long sums
 * in many columns it scrolls by itself, and the page does not.
 */
export function DataList<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <div className="tablet:overflow-x-auto">
      <table
        {...roles.table}
        className="block w-full text-sm tablet:table tablet:wrap-break-word tablet:border-separate tablet:border-spacing-y-1"
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...roles.group} className="sr-only tablet:not-sr-only tablet:table-header-group">
          <tr {...roles.row} className="tablet:table-row">
            {columns.map((column) => (
              <th
                key={column.key}
                {...roles.header}
                scope="col"
                className={cn(
                  'px-2 py-2 font-medium desktop:px-4 text-muted',
                  column.numeric ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group} className="flex flex-col gap-2 tablet:table-row-group">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              {...roles.row}
              className="grid grid-cols-1 gap-1.5 rounded-control bg-surface-1 p-4 tablet:table-row tablet:p-0"
            >
              {columns.map((column) => (
                <td
                  key={column.key}
                  {...roles.cell}
                  className={cn(
                    'flex items-baseline justify-between gap-4 tablet:table-cell tablet:bg-surface-1 tablet:px-2 tablet:py-3 desktop:px-4 tablet:last:rounded-r-control tablet:first:rounded-l-control',
                    column.lead && 'order-first font-semibold text-base tablet:text-sm',
                    column.numeric && 'tabular tablet:text-right',
                  )}
                >
                  {!column.lead && (
                    <span aria-hidden className="shrink-0 text-muted tablet:hidden">
                      {column.header}
                    </span>
                  )}
                  <span className="min-w-0 text-right tablet:[text-align:inherit]">{column.cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
