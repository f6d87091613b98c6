import type { PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import { BUILT_IN, type PromotionKind, promotionRulesSchema } from '@kozyr/contracts/promotions/rules';
import { aliasedTable, and, desc, eq, lt, ne, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../../../db/database';
import { operators } from '../../../../db/schema/operators';
import { promotionVersions } from '../../../../db/schema/promotions';
import { DomainError } from '../../../../errors';
import { readRulesAt } from '../../../kernel/promotions/read-rules';
import { readSetBefore } from '../../../rewards/bonuses/calendar';

export type VersionRow = typeof promotionVersions.$inferSelect;
/** A version by its kind and number. */
export type Named = { kind: PromotionKind; version: number };
type Names = Record<'creator' | 'proposer' | 'confirmer' | 'withdrawer', string | null>;
type Reader = Pick<Queryable, 'select'>;

const creator = aliasedTable(operators, 'creator');
const proposer = aliasedTable(operators, 'proposer');
const confirmer = aliasedTable(operators, 'confirmer');
const withdrawer = aliasedTable(operators, 'withdrawer');

/** Versions that were not thrown away, with the names of who wrote them and decided, newest first. */
export const readVersions = (db: Reader, which: SQL | undefined, limit: number) =>
  db
    .select({
      row: promotionVersions,
      creator: creator.name,
      proposer: proposer.name,
      confirmer: confirmer.name,
      withdrawer: withdrawer.name,
    })
    .from(promotionVersions)
    .leftJoin(creator, eq(creator.id, promotionVersions.createdBy))
    .leftJoin(proposer, eq(proposer.id, promotionVersions.proposedBy))
    .leftJoin(confirmer, eq(confirmer.id, promotionVersions.confirmedBy))
    .leftJoin(withdrawer, eq(withdrawer.id, promotionVersions.withdrawnBy))
    .where(and(ne(promotionVersions.state, 'deleted'), which))
    .orderBy(desc(promotionVersions.version))
    .limit(limit);

const STATES = {
  draft: 'DRAFT',
  proposed: 'PROPOSED',
  confirmed: 'CONFIRMED',
  withdrawn: 'WITHDRAWN',
  deleted: 'WITHDRAWN',
} as const;

const text = (moment: Date | null) => moment?.toISOString() ?? null;

/** A version as operators see it. inForce: the number of the version of its kind that holds now. */
export function versionView(
  { row, creator, proposer, confirmer, withdrawer }: { row: VersionRow } & Names,
  inForce: number,
): PromotionVersion {
  return {
    kind: row.kind,
    version: row.version,
    state: STATES[row.state],
    in_force: row.version === inForce,
    edition: row.edition,
    rules: z.parse(promotionRulesSchema, { kind: row.kind, value: row.value }),
    based_on: row.basedOn,
    valid_from: text(row.validFrom),
    note: row.note,
    created_by: creator,
    created_at: text(row.createdAt),
    proposed_by: proposer,
    proposed_at: text(row.proposedAt),
    decided_by: withdrawer ?? confirmer,
    decided_at: text(row.withdrawnAt ?? row.confirmedAt),
  };
}

/** What holds of a kind while no version of it has begun: what the product comes with, or what was set before there were versions. */
async function rulesAtFirst(db: Queryable, kind: PromotionKind): Promise<PromotionVersion['rules']> {
  const rules = z.parse(promotionRulesSchema, { kind, value: BUILT_IN[kind] });
  if (rules.kind !== 'percentages') return rules;
  const [uah, kzt] = [await readSetBefore(db, 'uah'), await readSetBefore(db, 'kzt')];
  // What was set by other bounds is shown as the product came: its preview tells what really holds.
  const set = z.safeParse(promotionRulesSchema, {
    kind,
    value: { uah: uah ?? rules.value.uah, kzt: kzt ?? rules.value.kzt },
  });
  return set.success ? set.data : rules;
}

/** Version 0, which has no row. */
export async function readBuiltIn(db: Queryable, kind: PromotionKind, inForce: number): Promise<PromotionVersion> {
  return {
    kind,
    version: 0,
    state: 'BUILT_IN',
    in_force: inForce === 0,
    edition: 1,
    rules: await rulesAtFirst(db, kind),
    based_on: null,
    valid_from: null,
    note: null,
    created_by: null,
    created_at: null,
    proposed_by: null,
    proposed_at: null,
    decided_by: null,
    decided_at: null,
  };
}

/** One version as it stands now. @throws DomainError NOT_FOUND */
export async function readVersion(db: Queryable, now: Date, { kind, version }: Named): Promise<PromotionVersion> {
  const inForce = (await readRulesAt(db, kind, now)).version;
  if (version === 0) return readBuiltIn(db, kind, inForce);
  const which = and(eq(promotionVersions.kind, kind), eq(promotionVersions.version, version));
  const [found] = await readVersions(db, which, 1);
  if (!found) throw new DomainError('NOT_FOUND', `There is no version ${version} of the rules of ${kind}.`);
  return versionView(found, inForce);
}

/** Versions of a kind below a number, the newest of them first. */
export const readBelow = (db: Reader, { kind, version }: Named, limit: number) =>
  readVersions(db, and(eq(promotionVersions.kind, kind), lt(promotionVersions.version, version)), limit);
