import type { PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import type { PromotionRules } from '@kozyr/contracts/promotions/rules';
import type { Context, OperatorCaller } from '../../../context';
import { promotionVersions } from '../../../db/schema/promotions';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { deedOf } from './internal/deed';
import { lockNextNumber, lockVersion, needDraft, theVersion } from './internal/lock-version';
import { needRightsFor } from './internal/need-rights';
import { type Named, readVersion } from './internal/version-view';

const textOf = ({ value }: PromotionRules): string => JSON.stringify(value);

/** Begins a draft from another version of its kind. @throws DomainError NOT_FOUND when there is no such version */
export async function savePromotionDraft(
  ctx: Context,
  operator: OperatorCaller,
  { rules, based_on: basedOn }: { rules: PromotionRules; based_on: number },
): Promise<PromotionVersion> {
  const { kind, value } = rules;
  needRightsFor(operator, kind);
  return ctx.db.transaction(async (tx) => {
    const named = { kind, version: await lockNextNumber(tx, kind) };
    const now = ctx.now();
    await readVersion(tx, now, { kind, version: basedOn });
    await tx.insert(promotionVersions).values({
      ...named,
      ...{ state: 'draft', edition: 1, value, basedOn, createdBy: operator.operatorId, createdAt: now },
    });
    const details = { based_on: String(basedOn), rules: textOf(rules) };
    await recordOperatorDeed(ctx, tx, operator, deedOf(named, 'promotion_rules_drafted', details));
    return readVersion(tx, now, named);
  });
}

/** Changes a draft, which is another's from then on too. @throws DomainError NOT_FOUND; BAD_REQUEST for rules of another kind; STATE_CONFLICT */
export async function changePromotionDraft(
  ctx: Context,
  operator: OperatorCaller,
  { rules, edition, ...named }: Named & { rules: PromotionRules; edition: number },
): Promise<PromotionVersion> {
  if (rules.kind !== named.kind) throw new DomainError('BAD_REQUEST', `These are no rules of ${named.kind}.`);
  needRightsFor(operator, named.kind);
  return ctx.db.transaction(async (tx) => {
    const row = await lockVersion(tx, named);
    const now = ctx.now();
    needDraft(row, edition);
    // Who wrote last is who wrote it: the same person can't confirm it then.
    const changed = { value: rules.value, edition: row.edition + 1, createdBy: operator.operatorId };
    await tx.update(promotionVersions).set(changed).where(theVersion(named));
    await recordOperatorDeed(ctx, tx, operator, deedOf(named, 'promotion_rules_changed', { rules: textOf(rules) }));
    return readVersion(tx, now, named);
  });
}

/** Throws a draft away. @throws DomainError NOT_FOUND; STATE_CONFLICT when it is no draft any more */
export async function deletePromotionDraft(ctx: Context, operator: OperatorCaller, named: Named): Promise<void> {
  needRightsFor(operator, named.kind);
  await ctx.db.transaction(async (tx) => {
    needDraft(await lockVersion(tx, named));
    await tx.update(promotionVersions).set({ state: 'deleted' }).where(theVersion(named));
    await recordOperatorDeed(ctx, tx, operator, deedOf(named, 'promotion_rules_deleted', {}));
  });
}
