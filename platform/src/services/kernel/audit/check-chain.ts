import { and, asc, count, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { auditLog, auditSeals } from '../../../db/schema/audit';
import { type Break, CHAIN_START, firstBreak } from './chain';

/** The end of the chain: the last sealed entry and its digest. */
export type ChainEnd = { entry: bigint; hash: string };

export type ChainCheck = {
  /** Entries that were found as they were sealed. */
  proved: number;
  /** Entries after the last seal: they are not sealed yet. */
  open: number;
  end: ChainEnd | null;
  /** The first entry where the chain breaks; null: it holds. `seal`: seals themselves are gone or changed there. `known`: the end that was kept elsewhere is not in it. */
  broken: (Break | { entry: bigint; why: 'seal' | 'known' }) | null;
};

/** No entry has this number, nor a lower one. */
const BEFORE_ALL = -(2n ** 63n);

/** The entries that stand in a stretch now: after one, up to another. */
const entriesBetween = (db: Queryable, after: bigint, upTo: bigint) =>
  db
    .select()
    .from(auditLog)
    .where(and(gt(auditLog.id, after), lte(auditLog.id, upTo)))
    .orderBy(asc(auditLog.id));

/**
 * Walks the chain of the audit log from its first entry and names the first that is not as it was sealed, is gone, or was slipped in.
 * @param known an end of the chain that somebody kept elsewhere: who can change the seals too can make a whole chain anew, but not that one
 */
export async function checkChain(db: Queryable, known: ChainEnd | null = null): Promise<ChainCheck> {
  let end: ChainEnd | null = null;
  let proved = 0;
  let broken: ChainCheck['broken'] = null;
  let isKnown = known === null;
  let after = BEFORE_ALL;
  while (broken === null) {
    const [seal] = await db
      .select()
      .from(auditSeals)
      .where(gt(auditSeals.toEntry, after))
      .orderBy(asc(auditSeals.toEntry))
      .limit(1);
    if (!seal) break;
    const previous: string = end?.hash ?? CHAIN_START;
    if (seal.previous !== previous || seal.hash !== seal.digests.at(-1)) {
      broken = { entry: seal.fromEntry, why: 'seal' };
      break;
    }
    broken = firstBreak(previous, seal, await entriesBetween(db, after, seal.toEntry));
    if (broken) break;
    const place = known === null ? -1 : seal.entries.indexOf(known.entry);
    if (known !== null && place >= 0) {
      isKnown = seal.digests[place] === known.hash;
      if (!isKnown) broken = { entry: known.entry, why: 'known' };
    }
    proved += seal.count;
    end = { entry: seal.toEntry, hash: seal.hash };
    after = seal.toEntry;
  }
  if (broken === null && known !== null && !isKnown) broken = { entry: known.entry, why: 'known' };
  const [left] = await db
    .select({ open: count() })
    .from(auditLog)
    .where(gt(auditLog.id, end?.entry ?? BEFORE_ALL));
  return { proved, open: left?.open ?? 0, end, broken };
}
