import { createHash } from 'node:crypto';
import type { auditLog } from '../../../db/schema/audit';

export type AuditRow = typeof auditLog.$inferSelect;

/** What the first entry's digest is made over. */
export const CHAIN_START = createHash('sha256').update('kozyr audit log').digest('base64url');

/** The content of an entry in the one form that is sealed: nothing in it depends on how the database writes a row. */
export function canonicalEntry({ id, at, actorKind, actor, action, subjectKind, subject, details }: AuditRow): string {
  const named = Object.entries(details).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([id.toString(), at.toISOString(), actorKind, actor, action, subjectKind, subject, named]);
}

/** SHA-256 over the digest of the entry before and an entry's content, base64url. */
export function digestOf(previous: string, entry: AuditRow): string {
  return createHash('sha256')
    .update(`${previous}\n${canonicalEntry(entry)}`)
    .digest('base64url');
}

/** The digests of entries that follow one another. */
export function digestsAfter(previous: string, entries: readonly AuditRow[]): string[] {
  let last = previous;
  return entries.map((entry) => {
    last = digestOf(last, entry);
    return last;
  });
}

export type Seal = { entries: readonly bigint[]; digests: readonly string[]; previous: string; hash: string };

/** changed: not what was sealed. gone: sealed, and not there. added: there, and not sealed when its neighbours were. */
export type Break = { entry: bigint; why: 'changed' | 'gone' | 'added' };

/**
 * The first entry that breaks the chain, of a seal and the entries that stand in its stretch now; null: none does.
 * @param previous the last digest of the seal before
 */
export function firstBreak(previous: string, seal: Seal, found: readonly AuditRow[]): Break | null {
  let last = previous;
  for (let place = 0; place < Math.max(seal.entries.length, found.length); place += 1) {
    const [sealed, row] = [seal.entries[place], found[place]];
    if (row !== undefined && (sealed === undefined || row.id < sealed)) return { entry: row.id, why: 'added' };
    if (sealed === undefined) break;
    if (row === undefined || row.id > sealed) return { entry: sealed, why: 'gone' };
    last = digestOf(last, row);
    if (last !== seal.digests[place]) return { entry: row.id, why: 'changed' };
  }
  return null;
}
