import { MAX_GROUP_LINES } from '@kozyr/contracts/operator/player-groups';

/** A line of what was pasted: the first cell of each, in any table of commas, semicolons or tabs. */
export type PastedLine = { line: number; text: string };

/** Names of columns that a table may begin with: no player is called so. */
const HEADS: ReadonlySet<string> = new Set([
  'phone',
  'email',
  'id',
  'player',
  'player_id',
  'телефон',
  'пошта',
  'почта',
]);

/** What was pasted, line by line as it stands there; empty ones and the names of a table's columns are left out. */
export function pastedLines(text: string): PastedLine[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({
      line: at + 1,
      text: (line.split(/[;,\t]/)[0] ?? '').trim().replaceAll(/^["']+|"+$/g, ''),
    }))
    .filter(({ text: cell }, at) => cell !== '' && !(at === 0 && HEADS.has(cell.toLowerCase())));
}

/** Lines in pieces that one call takes. */
export function inPieces<T>(lines: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(lines.length / MAX_GROUP_LINES) }, (_, piece) =>
    lines.slice(piece * MAX_GROUP_LINES, (piece + 1) * MAX_GROUP_LINES),
  );
}
