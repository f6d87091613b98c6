import type { AuditEntry } from '@kozyr/contracts/operator/audit';
import * as z from 'zod/mini';

/** What changed of a field, as texts; null: it was not there. */
export type ChangeLine = { field: string; before: string | null; after: string | null };

const said = z.record(z.string(), z.unknown());

function parsed(text: string | undefined): Record<string, unknown> {
  try {
    return z.safeParse(said, JSON.parse(text ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);

/** What an entry of the log says of the terms of a bonus, field by field; what is the same in a new bonus as in none is left out. */
export function changeLines({ details }: Pick<AuditEntry, 'details'>): ChangeLine[] {
  const [before, after] = [parsed(details.before), parsed(details.after)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => field !== 'bonus_group_id')
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((line) => line.before !== line.after);
}
