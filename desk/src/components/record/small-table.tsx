import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Column<Row> = { id: string; title: string; align?: 'end'; cell: (row: Row) => ReactNode };

type Props<Row> = {
  /** What the table is, for a screen reader. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A table of a record: a few rows, all of them drawn, in their order. */
export function SmallTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  const side = ({ align }: Column<Row>) => (align === 'end' ? 'text-end' : 'text-start');
  return (
    // No landmark: it stands in a part of the page whose heading mostly says the same.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls by keys
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={clsx('whitespace-nowrap px-2 py-1 font-medium text-muted', side(column))}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={clsx('whitespace-nowrap border-hairline border-t px-2 py-1', side(column))}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
