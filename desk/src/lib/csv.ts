import { saveFile } from './save-file';

/** A cell that a spreadsheet would take for a formula gets an apostrophe before it; an amount below zero is a number and stays. */
const safe = (cell: string) => (/^[=+@\t\r]|^-(?![\d.]+$)/.test(cell) ? `'${cell}` : cell);
const quoted = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as CSV (RFC 4180) in UTF-8 with its mark, which spreadsheets look for. The first row names the columns. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = rows.map((row) => row.map((cell) => quoted(safe(String(cell ?? '')))).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** Saves a text as a file of this name. */
export function saveText(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
