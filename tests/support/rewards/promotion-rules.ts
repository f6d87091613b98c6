import type { PromotionKind, RulesOf } from '@kozyr/contracts/promotions/rules';
import { eq, max } from 'drizzle-orm';
import { promotionVersions } from '../../../platform/src/db/schema/promotions';
import { learnRules } from '../../../platform/src/services/kernel/promotions/known-rules';
import { makeOperator } from '../operators';
import type { TestPlatform } from '../platform';

/** Lets rules hold from a moment on, as though one admin had proposed them and another confirmed. @returns their version */
export async function holdRules<K extends PromotionKind>(
  platform: TestPlatform,
  kind: K,
  { value, from }: { value: RulesOf[K]; from: Date },
): Promise<number> {
  const { ctx, clock } = platform;
  const [one, other] = [await makeOperator(platform, 'admin'), await makeOperator(platform, 'admin')];
  const [last] = await ctx.db
    .select({ version: max(promotionVersions.version) })
    .from(promotionVersions)
    .where(eq(promotionVersions.kind, kind));
  const version = (last?.version ?? 0) + 1;
  await ctx.db.insert(promotionVersions).values({
    ...{ kind, version, value },
    state: 'confirmed',
    edition: 1,
    basedOn: version - 1,
    validFrom: from,
    note: 'For a test',
    createdBy: one.id,
    createdAt: clock.now,
    proposedBy: one.id,
    proposedAt: clock.now,
    confirmedBy: other.id,
    confirmedAt: clock.now,
  });
  await learnRules(ctx);
  return version;
}
