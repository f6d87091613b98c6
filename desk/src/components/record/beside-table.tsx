import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Row = { key: string; what: string; before: ReactNode; after: ReactNode };
type Props = {
  /** What the table is, for a screen reader. */
  label: string;
  titles: { what: string; before: string; after: string };
  rows: readonly Row[];
};

const line = 'max-tablet:grid max-tablet:grid-cols-2';

/**
 * Values beside each other, before and after. On a phone what they are stands above them, so that both are in sight without scrolling
 * sideways.
 */
export function BesideTable({ label, titles, rows }: Props) {
  const cell = 'px-2 py-1 text-end align-top whitespace-pre-line break-words tablet:whitespace-pre';
  return (
    <table aria-label={label} className="w-full border-separate border-spacing-0 text-sm">
      <thead>
        <tr className={line}>
          <th scope="col" className="px-2 py-1 text-start font-medium text-muted max-tablet:sr-only">
            {titles.what}
          </th>
          {[titles.before, titles.after].map((title) => (
            <th key={title} scope="col" className="px-2 py-1 text-end font-medium text-muted">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, before, after }) => (
          <tr key={key} className={line}>
            <th
              scope="row"
              className="border-hairline border-t px-2 py-1 text-start align-top font-normal max-tablet:col-span-2 max-tablet:text-muted"
            >
              {what}
            </th>
            <td className={clsx(cell, 'border-hairline tablet:border-t')}>{before}</td>
            <td className={clsx(cell, 'border-hairline tablet:border-t')}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
