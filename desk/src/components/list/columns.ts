import type { ReactNode } from 'react';

/** One column of a list. */
export type ListColumn<Row> = {
  /** `acts` is what can be done with a row: on a desktop it stays in view at the end, however wide the rest is. */
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The names of the sort that begins with the smallest and the one that begins with the largest; unset: not sorted by. */
  sort?: { up?: string; down?: string };
  align?: 'end';
  /** Hidden until the operator shows it. */
  hiddenAtFirst?: boolean;
};

/** Whether a column stays in view while the others are scrolled under it. */
export const staysInView = (id: string): boolean => id === 'acts';

/** The sort after a press on a column's head: the other way round if it is sorted by already, else the largest first. */
export function nextSort(sort: { up?: string; down?: string }, current: string | undefined): string | undefined {
  if (current !== undefined && current === sort.down) return sort.up ?? sort.down;
  if (current !== undefined && current === sort.up) return sort.down ?? sort.up;
  return sort.down ?? sort.up;
}

/** What a screen reader is told of how a column is sorted. */
export function ariaSort(
  sort: { up?: string; down?: string } | undefined,
  current: string | undefined,
): 'ascending' | 'descending' | 'none' | undefined {
  if (!sort) return undefined;
  if (current !== undefined && current === sort.up) return 'ascending';
  if (current !== undefined && current === sort.down) return 'descending';
  return 'none';
}

/** Which columns are hidden. @param kept their names parted by commas, as they are kept; null: nothing was chosen yet */
export function hiddenColumns<Row>(columns: readonly ListColumn<Row>[], kept: string | null): ReadonlySet<string> {
  if (kept === null) return new Set(columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ id }) => id));
  return new Set(kept.split(',').filter((id) => columns.some((column) => column.id === id)));
}
