import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { identityRulesOf } from '../../../kernel/identity/identity-rules-of';
import { levelNeeded } from '../../../kernel/identity/rules';
import { readProtection } from '../../../kernel/protection/require-may';
import { stateAt } from '../../../kernel/protection/rules';
import type { WithdrawalRow } from '../../../money/withdrawals/withdrawal-view';
import { readRiskFacts } from '../../withdrawal-risk/read-risk-facts';
import type { RiskFacts } from '../../withdrawal-risk/rules';
import type { RuleFacts } from '../rules';

const moment = z.coerce.date();
const rowSchema = z.object({
  id: z.string(),
  deposits_paid: z.int(),
  first_withdrawal: z.boolean(),
  chargeback_before: z.boolean(),
  held_win: z.boolean(),
  asked_30d: z.string().transform(BigInt),
  contact_proved: z.boolean(),
  proved_person: z.boolean(),
  proved_funds: z.boolean(),
  identity_waiting: z.boolean(),
  risk_case: z.nullable(z.string()),
  risk_since: z.nullable(moment),
  harm_case: z.nullable(z.string()),
  harm_since: z.nullable(moment),
  chargebacks: z.int(),
  owed: z.string().transform(BigInt),
});
type Row = z.infer<typeof rowSchema>;

/** A withdrawal, and the moment of which its facts are to be. */
type AsOf = { row: WithdrawalRow; at: Date };

/** Approved by then, and not yet run out. What has expired since keeps the day of its decision. */
const proved = (level: number) => sql`exists (
    select from identity_checks where user_id = w.user_id and level = ${level} and status in ('APPROVED', 'EXPIRED')
      and decided_at <= a.at and expires_at > a.at)`;

/** Open at the moment. */
const openCase = (table: 'risk_cases' | 'harm_cases') => sql`
  left join lateral (
    select id, opened_at from ${sql.identifier(table)}
    where user_id = w.user_id and opened_at <= a.at and (closed_at is null or closed_at > a.at)
    order by opened_at desc limit 1
  )`;

async function readRows(db: Queryable, asked: readonly AsOf[]): Promise<Row[]> {
  const given = asked.map(({ row, at }) => ({ id: row.id, at: at.toISOString() }));
  const { rows } = await db.execute(sql`
    select w.id,
      (select count(*) from deposits where user_id = w.user_id and status = 'SUCCESS' and settled_at <= w.created_at)::int
        as deposits_paid,
      not exists (select 1 from withdrawals where user_id = w.user_id and status = 'SUCCESS' and settled_at <= w.created_at)
        as first_withdrawal,
      exists (select 1 from chargebacks where user_id = w.user_id and created_at <= a.at) as chargeback_before,
      exists (select 1 from held_wins where user_id = w.user_id and held_at <= a.at
        and (status = 'PENDING' or decided_at > a.at)) as held_win,
      (select coalesce(sum(amount), 0) from withdrawals where user_id = w.user_id and created_at <= w.created_at
        and created_at > a.at - interval '30 days' and (status <> 'DENIED' or id = w.id))::text as asked_30d,
      coalesce(u.phone_verified_at, u.email_verified_at) is not null as contact_proved,
      ${proved(2)} as proved_person, ${proved(3)} as proved_funds,
      exists (select 1 from identity_checks where user_id = w.user_id and status = 'SUBMITTED') as identity_waiting,
      r.id as risk_case, r.opened_at as risk_since, h.id as harm_case, h.opened_at as harm_since,
      cb.count::int as chargebacks, cb.owed::text as owed
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as a(id uuid, at timestamptz)
    join withdrawals w on w.id = a.id
    join users u on u.id = w.user_id
    ${openCase('risk_cases')} r on true
    ${openCase('harm_cases')} h on true
    cross join lateral (
      select count(*) as count, coalesce(sum(amount - recovered), 0) as owed from chargebacks
      where user_id = w.user_id and created_at <= a.at and status <> 'waiting' and (closed_at is null or closed_at > a.at)
    ) cb`);
  return z.array(rowSchema).parse(rows);
}

const caseOf = (id: string | null, since: Date | null) => (id !== null && since ? { id, since } : null);

/** The hints' facts, with what they take as it is now put back to the moment. */
const asOf = (risk: RiskFacts, row: Row): RiskFacts => ({
  ...risk,
  identity: { approved: row.proved_person, waiting: row.identity_waiting },
  riskCase: caseOf(row.risk_case, row.risk_since),
  harmCase: caseOf(row.harm_case, row.harm_since),
  chargebacks: { count: row.chargebacks, owed: row.owed },
});

/** Whether the law of where the player is wants more to be known than was. The sum of 30 days has the withdrawal in it already. */
async function needsIdentity(ctx: Context, db: Queryable, userId: string, row: Row): Promise<boolean> {
  const needed = levelNeeded(await identityRulesOf(ctx, db, userId), { action: 'withdraw', amount: 0n }, row.asked_30d);
  const person = row.proved_person ? (row.proved_funds ? 3 : 2) : 0;
  return Math.max(person, row.contact_proved ? 1 : 0) < needed;
}

/**
 * What rules know of some withdrawals, by id, each as of its moment. States of players, the law of where they are and what others share
 * with them are as they are now.
 */
export async function readRuleFacts(
  ctx: Context,
  db: Queryable,
  asked: readonly AsOf[],
): Promise<ReadonlyMap<string, RuleFacts>> {
  const risks = await readRiskFacts(
    ctx,
    db,
    asked.map(({ row }) => row),
  );
  const rows = new Map((await readRows(db, asked)).map((row) => [row.id, row]));
  const known = new Map<string, RuleFacts>();
  for (const { row: withdrawal, at } of asked) {
    const [risk, row] = [risks.get(withdrawal.id), rows.get(withdrawal.id)];
    if (!risk || !row) continue;
    known.set(withdrawal.id, {
      amount: withdrawal.amount,
      currency: withdrawal.currency,
      risk: asOf(risk, row),
      firstWithdrawal: row.first_withdrawal,
      depositsPaid: row.deposits_paid,
      chargebackBefore: row.chargeback_before,
      identityNeeded: await needsIdentity(ctx, db, withdrawal.userId, row),
      stopped: stateAt(await readProtection(db, withdrawal.userId), at).state !== 'active',
      heldWin: row.held_win,
    });
  }
  return known;
}
