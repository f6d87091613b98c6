import type { Ruling } from '@kozyr/contracts/operator/withdrawal-rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { riskCases, withdrawalRulings } from '../../../db/schema/risk';
import { withdrawals } from '../../../db/schema/withdrawals';
import type { Actor } from '../../kernel/audit/record-audit';
import { lockPlayer } from '../../kernel/players/lock-player';
import { lockWaiting, payApproved, writeApproval } from '../../money/withdrawals/decide';
import type { WithdrawalRow } from '../../money/withdrawals/withdrawal-view';
import { openCaseOf, writeLink, writeNewCase } from '../risk-cases/open-case';
import { readRuleFacts } from './internal/read-facts';
import { rulesInForce } from './internal/rules-in-force';
import { rulingOf } from './rules';

/** Withdrawals that are looked at in one run; what is left waits a minute. */
const AT_ONCE = 200;
const RULES: Actor = { kind: 'system', id: 'withdrawal_rules' };

/** Has a person look at a withdrawal: its player's case is opened, or the open one linked to it. */
async function holdForPerson(tx: Queryable, now: Date, { id, userId }: WithdrawalRow, rule: string): Promise<void> {
  const open = await openCaseOf(tx, userId);
  if (open === null) await writeNewCase(tx, now, RULES, { userId, kind: 'money', reason: rule, withdrawal: id });
  else if (await writeLink(tx, now, { caseId: open, kind: 'withdrawal', subject: id }))
    await tx.update(riskCases).set({ changedAt: now }).where(eq(riskCases.id, open));
}

type Decided = { ruling: Ruling; approved: WithdrawalRow | null };

/**
 * Decides about one withdrawal by what holds now, once: what was said, the approval or the case, and the audit log in one transaction.
 * @returns null for one that was decided about meanwhile
 */
async function decideOne(ctx: Context, { id, userId }: Pick<WithdrawalRow, 'id' | 'userId'>): Promise<Decided | null> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, userId);
    const row = await lockWaiting(tx, id);
    const now = ctx.now();
    const { version, rules } = await rulesInForce(tx, now);
    const facts = (await readRuleFacts(ctx, tx, [{ row, at: now }])).get(id);
    if (!facts) throw new Error(`Nothing is known of withdrawal ${id}.`);
    const ruling = rulingOf(rules, facts);
    const { rowCount } = await tx
      .insert(withdrawalRulings)
      .values({ withdrawalId: id, at: now, version, ...ruling })
      .onConflictDoNothing();
    if (rowCount !== 1) return null;
    const rule = ruling.rule ?? '';
    if (ruling.outcome === 'hold') await holdForPerson(tx, now, row, rule);
    const said = { rule, version: String(version), note: rule };
    return { ruling, approved: ruling.outcome === 'approve' ? await writeApproval(ctx, tx, RULES, row, said) : null };
  });
}

/**
 * Asks the rules about every withdrawal that waits and was not asked about: each is decided once. What is approved and was not sent before
 * a crash is sent by the job that asks the gateway. For a job, each minute; safe to run twice.
 */
export async function decideByRules(ctx: Context): Promise<Record<Ruling['outcome'], number>> {
  const waiting = await ctx.db
    .select({ id: withdrawals.id, userId: withdrawals.userId })
    .from(withdrawals)
    .leftJoin(withdrawalRulings, eq(withdrawalRulings.withdrawalId, withdrawals.id))
    .where(
      and(
        eq(withdrawals.status, 'WAITING_FOR_APPROVAL'),
        isNull(withdrawals.settledAt),
        isNull(withdrawalRulings.withdrawalId),
      ),
    )
    .orderBy(asc(withdrawals.createdAt))
    .limit(AT_ONCE);
  const done = { approve: 0, hold: 0, review: 0 };
  for (const one of waiting) {
    try {
      const decided = await decideOne(ctx, one);
      if (decided) done[decided.ruling.outcome] += 1;
      if (decided?.approved) await payApproved(ctx, decided.approved);
    } catch (error) {
      // A person may have decided it a moment ago; whatever else it is, the others are not to wait for it.
      ctx.log.warn({ err: error, withdrawalId: one.id }, 'the rules could not decide about a withdrawal');
    }
  }
  return done;
}
