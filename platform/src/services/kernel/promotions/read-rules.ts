import { type PromotionKind, RULE_SCHEMAS, type RulesOf } from '@kozyr/contracts/promotions/rules';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../../db/database';
import { promotionVersions } from '../../../db/schema/promotions';
import { type ConfirmedRules, pickInForce, type RulesInForce } from './rules';

/** Rules as they were written down. @throws when they do not keep the bounds of their kind any more */
export const parseRules = <K extends PromotionKind>(kind: K, value: unknown): RulesOf[K] =>
  z.parse(RULE_SCHEMAS[kind], value);

/** All confirmed versions of a kind, in the order in which they begin. */
export async function readConfirmedRules<K extends PromotionKind>(
  db: Pick<Queryable, 'select'>,
  kind: K,
): Promise<ConfirmedRules<K>[]> {
  const { version, validFrom, value } = promotionVersions;
  const rows = await db
    .select({ version, validFrom, value })
    .from(promotionVersions)
    .where(and(eq(promotionVersions.kind, kind), eq(promotionVersions.state, 'confirmed')))
    .orderBy(asc(validFrom), asc(version));
  return rows.flatMap((row) =>
    row.validFrom ? [{ version: row.version, validFrom: row.validFrom, value: parseRules(kind, row.value) }] : [],
  );
}

/** What holds at a moment, from the table: within a transaction. */
export async function readRulesAt<K extends PromotionKind>(
  db: Pick<Queryable, 'select'>,
  kind: K,
  moment: Date,
): Promise<RulesInForce<K>> {
  const { version, validFrom, value } = promotionVersions;
  const [row] = await db
    .select({ version, validFrom, value })
    .from(promotionVersions)
    .where(
      and(
        eq(promotionVersions.kind, kind),
        eq(promotionVersions.state, 'confirmed'),
        lte(promotionVersions.validFrom, moment),
      ),
    )
    .orderBy(desc(validFrom), desc(version))
    .limit(1);
  const found = row?.validFrom
    ? [{ version: row.version, validFrom: row.validFrom, value: parseRules(kind, row.value) }]
    : [];
  return pickInForce(kind, found, moment);
}
