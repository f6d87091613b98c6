import { CURRENCIES, fromMinor } from '@kozyr/contracts/money';
import {
  DRY_RUN_DAYS,
  DRY_RUN_NAMED,
  DRY_RUN_UNKNOWN,
  DRY_RUN_WITHDRAWALS,
  type DryRun,
  type PersonDecision,
  type Ruling,
} from '@kozyr/contracts/operator/withdrawal-rules';
import { RULE_OUTCOMES, type WithdrawalRules } from '@kozyr/contracts/promotions/withdrawal-rules';
import { operatorDenialSchema } from '@kozyr/contracts/withdrawals';
import { and, count, desc, eq, gte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context';
import { withdrawalRulings } from '../../../db/schema/risk';
import { withdrawalSteps, withdrawals } from '../../../db/schema/withdrawals';
import { daysEarlier } from '../../kernel/time/days';
import type { WithdrawalRow } from '../../money/withdrawals/withdrawal-view';
import { readRuleFacts } from './internal/read-facts';
import { rulingOf } from './rules';

/** Facts are read of so many at once. */
const AT_ONCE = 50;
const paying = alias(withdrawalSteps, 'paying');

/** A withdrawal that waited for approval: since when, and what came of it. */
type Past = { row: WithdrawalRow; waited: Date; person: PersonDecision };
type Judged = Past & { ruling: Ruling; differs: 'approved_denied' | 'held_approved' | null };

function decisionOf(row: WithdrawalRow, paid: boolean, byRule: boolean): PersonDecision {
  if (byRule) return 'by_rule';
  if (paid) return 'approved';
  if (row.status === 'WAITING_FOR_APPROVAL') return 'waiting';
  return operatorDenialSchema.safeParse(row.reason).success ? 'denied' : 'cancelled';
}

const waitedSince = (since: Date) =>
  and(eq(withdrawalSteps.status, 'WAITING_FOR_APPROVAL'), gte(withdrawalSteps.at, since));

async function readPast(ctx: Context, since: Date): Promise<Past[]> {
  const rows = await ctx.db
    .select({ row: withdrawals, waited: withdrawalSteps.at, paidAt: paying.at, ruled: withdrawalRulings.outcome })
    .from(withdrawalSteps)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalSteps.withdrawalId))
    .leftJoin(paying, and(eq(paying.withdrawalId, withdrawals.id), eq(paying.status, 'PAYING')))
    .leftJoin(withdrawalRulings, eq(withdrawalRulings.withdrawalId, withdrawals.id))
    .where(waitedSince(since))
    .orderBy(desc(withdrawalSteps.at), desc(withdrawals.id))
    .limit(DRY_RUN_WITHDRAWALS);
  return rows.map(({ row, waited, paidAt, ruled }) => ({
    row,
    waited,
    person: decisionOf(row, paidAt !== null, ruled === 'approve'),
  }));
}

function differs({ outcome }: Ruling, person: PersonDecision): Judged['differs'] {
  if (outcome === 'approve' && person === 'denied') return 'approved_denied';
  return outcome === 'hold' && person === 'approved' ? 'held_approved' : null;
}

/** What the rules say of each, piece by piece. */
async function judge(ctx: Context, rules: WithdrawalRules, past: readonly Past[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (let from = 0; from < past.length; from += AT_ONCE) {
    const piece = past.slice(from, from + AT_ONCE);
    const facts = await readRuleFacts(
      ctx,
      ctx.db,
      piece.map(({ row, waited }) => ({ row, at: waited })),
    );
    for (const one of piece) {
      const known = facts.get(one.row.id);
      if (!known) continue;
      const ruling = rulingOf(rules, known);
      judged.push({ ...one, ruling, differs: differs(ruling, one.person) });
    }
  }
  return judged;
}

const outcomesOf = (judged: readonly Judged[]): DryRun['outcomes'] =>
  RULE_OUTCOMES.map((outcome) => ({
    outcome,
    sums: CURRENCIES.map((currency) => {
      const of = judged.filter(({ row, ruling }) => ruling.outcome === outcome && row.currency === currency);
      const sum = of.reduce((total, { row }) => total + row.amount, 0n);
      return { currency, count: of.length, sum: fromMinor(sum) };
    }),
  }));

const itemOf = ({ row, ruling, person, differs: how }: Judged): DryRun['items'][number] => ({
  id: row.id,
  player: row.userId,
  amount: fromMinor(row.amount),
  currency: row.currency,
  asked_at: row.createdAt.toISOString(),
  ...ruling,
  person,
  differs: how !== null,
});

/**
 * What rules would have done with the withdrawals of the last 30 days that waited for approval, each by what was known when it began to
 * wait. Changes nothing.
 */
export async function dryRunWithdrawalRules(ctx: Context, rules: WithdrawalRules): Promise<DryRun> {
  const since = daysEarlier(ctx.now(), DRY_RUN_DAYS);
  const judged = await judge(ctx, rules, await readPast(ctx, since));
  const [all] = await ctx.db.select({ count: count() }).from(withdrawalSteps).where(waitedSince(since));
  const fitted = (rule: string | null) => judged.filter(({ ruling }) => ruling.rule === rule).length;
  const differing = judged.filter((one) => one.differs !== null);
  const counted = (how: Judged['differs']) => differing.filter((one) => one.differs === how).length;
  const named = [...differing, ...judged.filter((one) => one.differs === null)].slice(0, DRY_RUN_NAMED);
  return {
    kind: 'withdrawal-rules',
    since: since.toISOString(),
    looked_at: judged.length,
    left_out: Math.max(0, (all?.count ?? 0) - judged.length),
    outcomes: outcomesOf(judged),
    rules: [...rules.rules.map(({ name }) => name), null].map((rule) => ({ rule, count: fitted(rule) })),
    guarded: judged.filter(({ ruling }) => ruling.guards.length > 0).length,
    differ: { approved_denied: counted('approved_denied'), held_approved: counted('held_approved') },
    items: named.map(itemOf),
    unknown: [...DRY_RUN_UNKNOWN],
  };
}
