export type Remedy = {
  line: number;
  rule: string;
  code: string;
  cause: string;
  gains: string;
  alike: string;
  verdict: string;
  test: string;
};

/** Reads the tables of docs/remedies.md. Lines that look like a row and are not one of seven filled cells come back in `malformed`. */
export function parseRemedies(markdown: string): { rows: Remedy[]; malformed: string[] } {
  const rows: Remedy[] = [];
  const malformed: string[] = [];
  for (const [index, text] of markdown.split('\n').entries()) {
    if (!text.startsWith('|') || /^\|\s*rule\s*\|/.test(text) || /^\|(\s*-+\s*\|)+$/.test(text)) continue;
    const line = index + 1;
    const cells = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [rule = '', code = '', cause = '', gains = '', alike = '', verdict = '', test = ''] = cells;
    if (cells.length === 7 && cells.every((cell) => cell !== ''))
      rows.push({ line, rule, code, cause, gains, alike, verdict, test });
    else malformed.push(`line ${line}`);
  }
  return { rows, malformed };
}
