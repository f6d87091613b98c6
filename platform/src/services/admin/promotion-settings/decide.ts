import { DECIDED_SECONDS, PROPOSED_SECONDS, type PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import { addSeconds } from 'date-fns';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { promotionVersions } from '../../../db/schema/promotions';
import { DomainError } from '../../../errors';
import { needSecondPerson } from '../../identity/operators/second-person';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { learnRules } from '../../kernel/promotions/known-rules';
import { deedOf } from './internal/deed';
import { lockVersion, needDraft, theVersion } from './internal/lock-version';
import { needRightsFor } from './internal/need-rights';
import { type Named, readVersion, type VersionRow } from './internal/version-view';

type Decision = {
  action: string;
  /** What changes of the version, which is locked; null: it was decided so before. @throws DomainError when it may not be */
  decide: (
    tx: Queryable,
    row: VersionRow,
    now: Date,
  ) => Partial<VersionRow> | null | Promise<Partial<VersionRow> | null>;
};

async function decideVersion(
  ctx: Context,
  operator: OperatorCaller,
  named: Named,
  { action, decide }: Decision,
): Promise<PromotionVersion> {
  needRightsFor(operator, named.kind);
  const decided = await ctx.db.transaction(async (tx) => {
    const row = await lockVersion(tx, named);
    // After the lock: whoever waited for it past the date decides too late.
    const now = ctx.now();
    const changed = await decide(tx, row, now);
    if (changed) {
      await tx.update(promotionVersions).set(changed).where(theVersion(named));
      const from = changed.validFrom ?? row.validFrom;
      const note = changed.note ?? row.note;
      const details = { ...(from ? { from: from.toISOString() } : {}), ...(note ? { note } : {}) };
      await recordOperatorDeed(ctx, tx, operator, deedOf(named, action, details));
    }
    return readVersion(tx, now, named);
  });
  await learnRules(ctx);
  return decided;
}

const soon = (row: VersionRow, now: Date): boolean =>
  row.validFrom !== null && row.validFrom < addSeconds(now, DECIDED_SECONDS);

/**
 * Proposes a draft: from then on nobody changes it, and it holds from its date on once another operator has confirmed it.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT when it is no draft, another edition of it, or would begin too soon
 */
export const proposePromotionVersion = (
  ctx: Context,
  operator: OperatorCaller,
  { valid_from: from, note, edition, ...named }: Named & { valid_from: string; note: string; edition: number },
): Promise<PromotionVersion> =>
  decideVersion(ctx, operator, named, {
    action: 'promotion_rules_proposed',
    decide: (_, row, now) => {
      needDraft(row, edition);
      const validFrom = new Date(from);
      if (validFrom < addSeconds(now, PROPOSED_SECONDS))
        throw new DomainError('STATE_CONFLICT', `Rules begin ${PROPOSED_SECONDS} seconds from now at the earliest.`, {
          why: 'too_soon',
        });
      return { state: 'proposed', validFrom, note, proposedBy: operator.operatorId, proposedAt: now };
    },
  });

/**
 * Confirms what another operator wrote and proposed. Confirming again changes nothing.
 * @throws DomainError NOT_FOUND; SECOND_PERSON_NEEDED; STATE_CONFLICT when it waits for nobody, or its date has passed or all but passed
 */
export const confirmPromotionVersion = (
  ctx: Context,
  operator: OperatorCaller,
  named: Named,
): Promise<PromotionVersion> =>
  decideVersion(ctx, operator, named, {
    action: 'promotion_rules_confirmed',
    decide: async (tx, row, now) => {
      if (row.state === 'confirmed') return null;
      if (row.state !== 'proposed' || !row.proposedBy)
        throw new DomainError('STATE_CONFLICT', 'Only what is proposed can be confirmed.', { why: 'not_proposed' });
      if (soon(row, now))
        throw new DomainError(
          'STATE_CONFLICT',
          'Its date has passed, or comes in seconds. Propose the rules with another date.',
          { why: 'date_passed' },
        );
      await needSecondPerson(tx, row.proposedBy, operator.operatorId);
      await needSecondPerson(tx, row.createdBy, operator.operatorId);
      return { state: 'confirmed', confirmedBy: operator.operatorId, confirmedAt: now };
    },
  });

/**
 * Takes back what does not hold yet. Taking it back again changes nothing.
 * @throws DomainError NOT_FOUND; STATE_CONFLICT when it is confirmed and has begun or begins in seconds
 */
export const withdrawPromotionVersion = (
  ctx: Context,
  operator: OperatorCaller,
  named: Named,
): Promise<PromotionVersion> =>
  decideVersion(ctx, operator, named, {
    action: 'promotion_rules_withdrawn',
    decide: (_, row, now) => {
      if (row.state === 'withdrawn') return null;
      if (row.state === 'confirmed' && soon(row, now))
        throw new DomainError('STATE_CONFLICT', 'It holds already, or begins in seconds. Propose other rules.', {
          why: 'holds_already',
        });
      return { state: 'withdrawn', withdrawnBy: operator.operatorId, withdrawnAt: now };
    },
  });
