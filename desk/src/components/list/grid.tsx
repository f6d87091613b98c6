'use client';
import { type ColumnDef, type RowData, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { ariaSort, type ListColumn, nextSort, staysInView } from './columns';
import { useRowKeys } from './use-row-keys';

const features = tableFeatures({});
/** The height of a row at first, in pixels: 2.25rem. Rows are measured once they are drawn. */
const ROW_HEIGHT = 36;

/** Whether a press is for the row: not for what can be pressed within it, nor the end of a selection of text. */
function isPressOfRow({ target }: MouseEvent): boolean {
  if (target instanceof HTMLElement && target.closest('a, button, input')) return false;
  return !window.getSelection()?.toString();
}

/** An empty space in place of rows that are not drawn, pixels. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing is in it
    <tr aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );
}

type HeadProps<Row> = {
  column: ListColumn<Row> | undefined;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
};

function ColumnHead<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const sorted = ariaSort(column?.sort, sort);
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={clsx(
        'sticky top-0 z-10 whitespace-nowrap border-hairline border-b bg-raised px-3 py-2 font-medium text-muted',
        column?.align === 'end' ? 'text-end' : 'text-start',
        column && staysInView(column.id) && 'desktop:end-0 desktop:z-20',
      )}
    >
      {column?.sort ? (
        <button
          type="button"
          className="inline-flex items-center gap-1 hover:text-ink"
          onClick={() => column.sort && onSort(nextSort(column.sort, sort))}
        >
          {column.title}
          <span aria-hidden="true">{sorted === 'ascending' ? '↑' : sorted === 'descending' ? '↓' : '↕'}</span>
        </button>
      ) : (
        column?.title
      )}
    </th>
  );
}

/** The table's models and the rows that are seen of it. */
function useRows<Row extends RowData>(
  frame: RefObject<HTMLElement | null>,
  { columns, rows, rowKey }: Pick<Props<Row>, 'columns' | 'rows' | 'rowKey'>,
) {
  const defs = useMemo(
    () =>
      columns.map(
        ({ id, title, cell }): ColumnDef<typeof features, Row> => ({
          id,
          header: title,
          cell: ({ row }) => cell(row.original),
        }),
      ),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: defs, data, getRowId: rowKey });
  const lines = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 12,
    initialRect: { width: 1200, height: 600 },
  });
  return { table, lines, virtual };
}

type Props<Row extends RowData> = {
  /** What the table is, for a screen reader. */
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  onOpen?: (row: Row) => void;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  /** Called when the last row comes near. */
  onEnd?: () => void;
  foot?: ReactNode;
};

/**
 * A table whose rows are drawn only where they are seen. Its head stays, its rows are walked by keys, and a press on a row opens it;
 * whoever uses a screen reader finds a link in the row's first cell.
 */
export function Grid<Row extends RowData>({
  label,
  columns,
  rows,
  rowKey,
  onOpen,
  sort,
  onSort,
  onEnd,
  foot,
}: Props<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const { table, lines, virtual } = useRows(frame, { columns, rows, rowKey });
  const keys = useRowKeys({
    count: lines.length,
    onOpen: (index) => {
      const row = lines[index];
      if (row) onOpen?.(row.original);
    },
    onMove: (index) => virtual.scrollToIndex(index),
  });
  const drawn = virtual.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? -1;
  useEffect(() => {
    if (lastDrawn >= 0 && lastDrawn >= lines.length - 12) onEnd?.();
  }, [lastDrawn, lines.length, onEnd]);
  const before = drawn[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  const columnOf = (id: string) => columns.find((column) => column.id === id);

  return (
    <section
      ref={frame}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and its rows are walked by keys
      tabIndex={0}
      onKeyDown={keys.onKeyDown}
      className="max-h-[calc(100dvh-15rem)] min-h-40 overflow-auto rounded-card border border-hairline bg-surface"
    >
      <table
        aria-label={label}
        aria-rowcount={lines.length + 1}
        className="w-full border-separate border-spacing-0 text-sm"
      >
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={1}>
              {group.headers.map(({ id }) => (
                <ColumnHead key={id} column={columnOf(id)} sort={sort} onSort={onSort} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          <Space height={before} />
          {drawn.map(({ index }) => {
            const row = lines[index];
            if (!row) return null;
            return (
              <tr
                key={row.id}
                ref={virtual.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                data-stood={index === keys.at || undefined}
                onClick={(event) => {
                  if (!onOpen || !isPressOfRow(event)) return;
                  keys.setAt(index);
                  onOpen(row.original);
                }}
                className={clsx(
                  onOpen && 'cursor-pointer',
                  'bg-surface hover:bg-raised data-stood:bg-note-ground data-stood:outline-2 data-stood:-outline-offset-2 data-stood:outline-link',
                )}
              >
                {row.getAllCells().map((cell) => (
                  <td
                    key={cell.id}
                    className={clsx(
                      'h-9 max-w-96 truncate whitespace-nowrap border-hairline border-b px-3 py-1',
                      columnOf(cell.column.id)?.align === 'end' ? 'text-end' : 'text-start',
                      staysInView(cell.column.id) && 'bg-inherit desktop:sticky desktop:end-0',
                    )}
                  >
                    <table.FlexRender cell={cell} />
                  </td>
                ))}
              </tr>
            );
          })}
          <Space height={after} />
        </tbody>
      </table>
      {foot}
    </section>
  );
}
