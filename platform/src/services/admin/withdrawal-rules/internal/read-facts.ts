import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { identityRulesOf } from '../../../kernel/identity/identity-rules-of';
import { levelNeeded } from '../../../kernel/identity/rules';
import { readProtection } from '../../../kernel/protection/require-may';
import { stateAt } from '../../../kernel/protection/rules';
import type { WithdrawalRow } from '../../../money/withdrawals/withdrawal-view';
import { askEach } from '../../withdrawal-risk/ask-each';
import { OPEN_CASES, openCasesOf } from '../../withdrawal-risk/open-cases';
import { readRiskFacts } from '../../withdrawal-risk/read-risk-facts';
import type { RiskFacts } from '../../withdrawal-risk/rules';
import type { RuleFacts } from '../rules';

/** A withdrawal, and the moment of which its facts are to be. */
type AsOf = { row: WithdrawalRow; at: Date };

const minor = z.string().transform(BigInt);
const id = z.string();
const depositsSchema = z.object({ id, paid: z.int() });
const withdrawalsSchema = z.object({ id, paid: z.int(), asked: minor });
const chargebacksSchema = z.object({ id, all: z.int(), open: z.int(), owed: minor });
const heldSchema = z.object({ id, held: z.int() });
const playerSchema = z.object({
  id,
  contact_proved: z.boolean(),
  proved_person: z.boolean(),
  proved_funds: z.boolean(),
  identity_waiting: z.boolean(),
  ...OPEN_CASES,
});

/** A moment, in SQL. */
const at = (time: Date): SQL => sql`${time.toISOString()}::timestamptz`;

/** Approved by then, and not yet run out. What has expired since keeps the day of its decision. */
const proved = (level: number, time: Date) => sql`exists (
    select 1 from identity_checks where user_id = u.id and level = ${level} and status in ('APPROVED', 'EXPIRED')
      and decided_at <= ${at(time)} and expires_at > ${at(time)})`;

/** Open at the moment. */
const openCase = (table: 'risk_cases' | 'harm_cases', time: Date) => sql`
  left join lateral (
    select id, opened_at from ${sql.identifier(table)}
    where user_id = u.id and opened_at <= ${at(time)} and (closed_at is null or closed_at > ${at(time)})
    order by opened_at desc limit 1
  )`;

/** What rules ask of a player's deposits, withdrawals, chargebacks and held wins, and of the player: each table apart, as readRiskFacts does. */
async function readEach(db: Queryable, asked: readonly AsOf[]) {
  const deposits = await askEach(
    db,
    asked,
    depositsSchema,
    ({ row }) => sql`select ${row.id}::text as id, count(*)::int as paid from deposits
      where user_id = ${row.userId} and status = 'SUCCESS' and settled_at <= ${at(row.createdAt)}`,
  );
  const withdrawals = await askEach(
    db,
    asked,
    withdrawalsSchema,
    ({ row, at: time }) => sql`select ${row.id}::text as id,
        count(*) filter (where status = 'SUCCESS' and settled_at <= ${at(row.createdAt)})::int as paid,
        coalesce(sum(amount) filter (where created_at <= ${at(row.createdAt)} and created_at > ${at(time)} - interval '30 days'
          and (status <> 'DENIED' or withdrawals.id = ${row.id})), 0)::text as asked
      from withdrawals where user_id = ${row.userId}`,
  );
  const chargebacks = await askEach(
    db,
    asked,
    chargebacksSchema,
    ({ row, at: time }) => sql`select ${row.id}::text as id, count(*)::int as all,
        count(*) filter (where status <> 'waiting' and (closed_at is null or closed_at > ${at(time)}))::int as open,
        coalesce(sum(amount - recovered) filter (where status <> 'waiting' and (closed_at is null or closed_at > ${at(time)})), 0)::text as owed
      from chargebacks where user_id = ${row.userId} and created_at <= ${at(time)}`,
  );
  const held = await askEach(
    db,
    asked,
    heldSchema,
    ({ row, at: time }) => sql`select ${row.id}::text as id, count(*)::int as held from held_wins
      where user_id = ${row.userId} and held_at <= ${at(time)} and (status = 'PENDING' or decided_at > ${at(time)})`,
  );
  const players = await askEach(
    db,
    asked,
    playerSchema,
    ({ row, at: time }) => sql`select ${row.id}::text as id,
        coalesce(u.phone_verified_at, u.email_verified_at) is not null as contact_proved,
        ${proved(2, time)} as proved_person, ${proved(3, time)} as proved_funds,
        exists (select 1 from identity_checks where user_id = u.id and status = 'SUBMITTED') as identity_waiting,
        r.id as risk_case, r.opened_at as risk_since, h.id as harm_case, h.opened_at as harm_since
      from users u ${openCase('risk_cases', time)} r on true ${openCase('harm_cases', time)} h on true where u.id = ${row.userId}`,
  );
  const ofEach = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  return {
    deposits: ofEach(deposits),
    withdrawals: ofEach(withdrawals),
    chargebacks: ofEach(chargebacks),
    held: ofEach(held),
    players: ofEach(players),
  };
}

type Player = z.infer<typeof playerSchema>;

/** The hints' facts, with what they take as it is now put back to the moment. */
const asOf = (risk: RiskFacts, player: Player, chargebacks: RiskFacts['chargebacks']): RiskFacts => ({
  ...risk,
  identity: { approved: player.proved_person, waiting: player.identity_waiting },
  ...openCasesOf(player),
  chargebacks,
});

/** Whether the law of where the player is wants more to be known than was. @param asked the sum of 30 days, with the withdrawal in it already */
async function needsIdentity(ctx: Context, db: Queryable, userId: string, player: Player, asked: bigint) {
  const needed = levelNeeded(await identityRulesOf(ctx, db, userId), { action: 'withdraw', amount: 0n }, asked);
  const person = player.proved_person ? (player.proved_funds ? 3 : 2) : 0;
  return Math.max(person, player.contact_proved ? 1 : 0) < needed;
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
  const { deposits, withdrawals, chargebacks, held, players } = await readEach(db, asked);
  const known = new Map<string, RuleFacts>();
  for (const { row, at: time } of asked) {
    const [risk, player, before, taken] = [
      risks.get(row.id),
      players.get(row.id),
      withdrawals.get(row.id),
      chargebacks.get(row.id),
    ];
    if (!risk || !player || !before || !taken) continue;
    known.set(row.id, {
      amount: row.amount,
      currency: row.currency,
      risk: asOf(risk, player, { count: taken.open, owed: taken.owed }),
      firstWithdrawal: before.paid === 0,
      depositsPaid: deposits.get(row.id)?.paid ?? 0,
      chargebackBefore: taken.all > 0,
      identityNeeded: await needsIdentity(ctx, db, row.userId, player, before.asked),
      stopped: stateAt(await readProtection(db, row.userId), time).state !== 'active',
      heldWin: (held.get(row.id)?.held ?? 0) > 0,
    });
  }
  return known;
}
