import type { PromotionKind } from '@kozyr/contracts/promotions/rules';
import { and, eq, max, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { promotionVersions } from '../../../../db/schema/promotions';
import { DomainError } from '../../../../errors';
import type { Named, VersionRow } from './version-view';

/** What names a version in the table. */
export const theVersion = ({ kind, version }: Named) =>
  and(eq(promotionVersions.kind, kind), eq(promotionVersions.version, version));

/** The number of the next version of a kind; two who ask at once take turns. Numbers of drafts that were thrown away are not given again. */
export async function lockNextNumber(tx: Queryable, kind: PromotionKind): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promotion rules:${kind}`}, 0))`);
  const [row] = await tx
    .select({ last: max(promotionVersions.version) })
    .from(promotionVersions)
    .where(eq(promotionVersions.kind, kind));
  return (row?.last ?? 0) + 1;
}

/** A version, locked. @throws DomainError NOT_FOUND for none, and for a draft that was thrown away; STATE_CONFLICT for the built-in one */
export async function lockVersion(tx: Queryable, named: Named): Promise<VersionRow> {
  if (named.version === 0)
    throw new DomainError('STATE_CONFLICT', 'What is built in never changes: begin a draft from it.', {
      why: 'built_in',
    });
  const [row] = await tx.select().from(promotionVersions).where(theVersion(named)).for('update');
  if (!row || row.state === 'deleted')
    throw new DomainError('NOT_FOUND', `There is no version ${named.version} of the rules of ${named.kind}.`);
  return row;
}

/** That a version is a draft, and the one that was read. @throws DomainError STATE_CONFLICT */
export function needDraft({ state, edition }: VersionRow, read?: number): void {
  if (state !== 'draft')
    throw new DomainError('STATE_CONFLICT', 'This version is no draft any more. Begin another draft from it.', {
      why: 'no_draft',
    });
  if (read !== undefined && read !== edition)
    throw new DomainError('STATE_CONFLICT', 'Somebody has changed this draft meanwhile. Read it again.', {
      why: 'draft_changed',
    });
}
