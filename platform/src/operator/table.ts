export type Cell = string | number | boolean | null | undefined;
export type Column<T> = { title: string; of: (row: T) => Cell; right?: boolean };

/**
 * Text as a terminal may show it: players choose names, and a name must not move the cursor, hide what stands beside it or turn
 * its direction.
 */
export function plain(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '–';
  return String(cell).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�');
}

/**
 * A text of lines as a terminal may show it, JSON or rows: what plain() takes out is escaped as JSON does, so that JSON stays what it was. The
 * mark that a spreadsheet knows UTF-8 by stays.
 */
export function plainText(text: string): string {
  return text.replaceAll(/(?!^\uFEFF|\r?\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** A moment to the second, UTC: "2026-03-02 10:00:05". */
export function moment(iso: string | null): string {
  return iso === null ? '–' : iso.slice(0, 19).replace('T', ' ');
}

const widthOf = (text: string) => [...text].length;
const pad = (text: string, width: number, right = false) => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return right ? space + text : text + space;
};

/** Rows under their titles, each column as wide as what is in it. */
export function table<T>(columns: readonly Column<T>[], rows: readonly T[]): string {
  const cells = rows.map((row) => columns.map(({ of }) => plain(of(row))));
  const widths = columns.map(({ title }, i) => Math.max(widthOf(title), ...cells.map((row) => widthOf(row[i] ?? ''))));
  const line = (texts: readonly string[]) =>
    texts
      .map((text, i) => pad(text, widths[i] ?? 0, columns[i]?.right))
      .join('  ')
      .trimEnd();
  return [
    line(columns.map(({ title }) => title)),
    line(widths.map((width) => '─'.repeat(width))),
    ...cells.map(line),
  ].join('\n');
}

/** One thing, a line for each of what is known of it. */
export function facts(pairs: readonly (readonly [string, Cell])[]): string {
  const width = Math.max(...pairs.map(([name]) => widthOf(name)));
  return pairs.map(([name, value]) => `${pad(name, width)}  ${plain(value)}`).join('\n');
}

/** A page of a list, and how much there is beside it. */
export function paged<T>(
  columns: readonly Column<T>[],
  list: { items: readonly T[]; total: number; page: number; pageSize: number },
): string {
  if (list.total === 0) return 'None.';
  const pages = Math.ceil(list.total / list.pageSize);
  const where = pages > 1 ? `page ${list.page} of ${pages}, ${list.total} in all (--page)` : `${list.total} in all`;
  return `${table(columns, list.items)}\n\n${where}`;
}
