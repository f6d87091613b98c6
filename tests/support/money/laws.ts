import { z } from 'zod';
import type { Database } from '../../../platform/src/db/database';
import { isSpread } from '../../../platform/src/db/spread/is-spread';

/** One broken law: which one, and what breaks it. */
export type Breach = { law: string; what: string };

/** What a transfer did to players, and to which call of a game it belongs: its own, or that of the transfer it gives back. */
const MOVED = `select t.id, coalesce(o.kind, t.kind) as kind, split_part(coalesce(o.key, t.key), ':', 2) as integration,
    coalesce(o.memo, t.memo) ->> 'round' as round
  from ledger_transfers t left join ledger_transfers o on o.id = t.reverses
  where coalesce(o.key, t.key) like 'seamless:%'`;

/**
 * Laws that join the ledger to what its money was moved for. That a posting sums to zero does not show that it should have been
 * made: a rollback whose money went elsewhere, or nowhere, sums to zero too. Each answers one text row per breach.
 * $1: the players they are asked for.
 */
const LAWS: Record<string, string> = {
  'a round changed its player by what its standing wins gave less what its standing bets took': `
    select coalesce(said.round, did.round) || ': calls say ' || coalesce(said.net, 0) || ', the ledger did ' || coalesce(did.net, 0)
    from (
      select r.integration, r.provider_round as round, r.user_id as player, coalesce(sum(case c.action
        when 'win' then c.electronic + c.bonus when 'bet' then -(c.game + c.electronic + c.bonus) else 0 end), 0) as net
      from rounds r left join seamless_calls c on c.round_id = r.id and c.refused is null and c.undone_by is null
      where r.user_id = any($1) group by 1, 2, 3
    ) said full join (
      select m.integration, m.round, e.player, sum(e.amount) as net
      from ledger_entries e join (${MOVED}) m on m.id = e.transfer_id where e.player = any($1) group by 1, 2, 3
    ) did on did.integration = said.integration and did.round = said.round and did.player = said.player
    where coalesce(said.net, 0) <> coalesce(did.net, 0)`,
  'a round says what its standing calls say': `
    select r.provider_round from rounds r left join seamless_calls c on c.round_id = r.id and c.refused is null and c.undone_by is null
    where r.user_id = any($1) group by r.id
    having (r.stake_game, r.stake_electronic, r.stake_bonus, r.win_electronic, r.win_bonus, r.win_forfeited) is distinct from (
      coalesce(sum(c.game) filter (where c.action = 'bet'), 0), coalesce(sum(c.electronic) filter (where c.action = 'bet'), 0),
      coalesce(sum(c.bonus) filter (where c.action = 'bet'), 0), coalesce(sum(c.electronic) filter (where c.action = 'win'), 0),
      coalesce(sum(c.bonus) filter (where c.action = 'win'), 0), coalesce(sum(c.forfeited) filter (where c.action = 'win'), 0))`,
  'a bet or win in the ledger has its call, and what stands has its posting': `
    select coalesce(t.key, c.action || ' ' || c.transaction_id) from (
      select * from ledger_transfers where kind in ('bet', 'win') and reverses is null
        and id in (select transfer_id from ledger_entries where player = any($1))
    ) t full join (
      select * from seamless_calls where round_id in (select id from rounds where user_id = any($1)) and action in ('bet', 'win') and transfer_id is not null
    ) c on c.transfer_id = t.id::text and t.key = 'seamless:' || c.integration || ':' || c.action || ':' || c.transaction_id
    where t.id is null or c.transfer_id is null`,
  'what was undone was given back, and nothing else': `
    select c.action || ' ' || c.transaction_id from seamless_calls c
    left join ledger_transfers back on back.reverses = c.transfer_id::bigint
    where c.round_id in (select id from rounds where user_id = any($1)) and c.action in ('bet', 'win') and c.transfer_id is not null
      and (c.undone_by is null) <> (back.id is null)`,
  'a deposit is credited once if it succeeded, and else never': `
    select d.id::text from deposits d left join (
      select t.memo ->> 'deposit' as deposit, e.player, t.currency, count(*) as times, sum(e.amount) as amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where t.kind = 'deposit' and e.player = any($1) group by 1, 2, 3
    ) credited on credited.deposit = d.id::text
    where d.user_id = any($1) and (coalesce(credited.times, 0), coalesce(credited.amount, 0)) is distinct from
        (case d.status when 'SUCCESS' then 1 else 0 end, case d.status when 'SUCCESS' then d.amount else 0 end)
      or d.user_id = any($1) and (credited.player <> d.user_id or credited.currency <> d.currency)`,
  'a credit of a deposit has its deposit': `
    select t.key from ledger_transfers t left join deposits d on d.id::text = t.memo ->> 'deposit'
    where t.kind = 'deposit' and d.id is null and t.id in (select transfer_id from ledger_entries where player = any($1))`,
  'the money of a withdrawal is held, then paid or returned, once': `
    select w.id::text || ' ' || w.status from withdrawals w
    left join ledger_holds h on h.id = w.hold_id and h.amount = w.amount and h.player = w.user_id and h.currency = w.currency
    left join lateral (
      select sum(e.amount) filter (where e.account = 'electronic' and e.player = w.user_id) as own,
        sum(e.amount) filter (where e.account = 'holds' and e.player = w.user_id) as held,
        sum(e.amount) filter (where e.account = 'gateway_clearing' and e.player is null) as paid
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      where t.memo ->> 'withdrawal' = w.id::text and t.id in (select transfer_id from ledger_entries where player = w.user_id)
    ) did on true
    where w.user_id = any($1) and (
      h.state is distinct from case w.status when 'SUCCESS' then 'posted' when 'DENIED' then 'voided' else 'pending' end
      or (coalesce(did.own, 0), coalesce(did.held, 0), coalesce(did.paid, 0)) is distinct from
        (case w.status when 'DENIED' then 0 else -w.amount end,
         case when w.status in ('SUCCESS', 'DENIED') then 0 else w.amount end,
         case w.status when 'SUCCESS' then w.amount else 0 end))`,
  'a hold ended once, as its state says': `
    select h.id::text from ledger_holds h left join ledger_transfers r on r.id = h.resolution_id
    where h.player = any($1) and h.state <> 'pending' and (h.state = 'posted') <> (r.reverses is null)`,
  'a chargeback took its amount once, and recovered what it took from its player': `
    select c.id::text || ' ' || c.status from chargebacks c left join lateral (
      select count(*) filter (where t.kind = 'chargeback') as times,
        coalesce(-sum((select sum(e.amount) from ledger_entries e where e.transfer_id = t.id and e.player = c.user_id)), 0) as taken,
        coalesce(sum((select sum(e.amount) from ledger_entries e where e.transfer_id = t.id and e.account = 'gateway_clearing')), 0) as back
      from ledger_transfers t where t.memo ->> 'chargeback' = c.id::text and t.kind like 'chargeback%' and t.id in (
        select id from ledger_transfers where key = 'chargeback:' || c.id
        union select transfer_id from ledger_entries where player = c.user_id)
    ) did on true
    where c.user_id = any($1) and (did.times, did.taken, did.back) is distinct from
      (case c.status when 'waiting' then 0 else 1 end, c.recovered, case c.status when 'waiting' then 0 else c.amount end)`,
};

const breaches = z.array(z.object({ law: z.string(), what: z.string() }));
/** One query for all: this is asked after every step. */
const ALL = Object.entries(LAWS)
  .map(
    ([law, query]) =>
      `select '${law}' as law, what from (${query.replaceAll('any($1)', 'any($1::uuid[])')}) as broken(what)`,
  )
  .join('\nunion all\n');

/** The tables that the laws read. */
const TABLES = [
  'ledger_transfers',
  'ledger_entries',
  'ledger_holds',
  'rounds',
  'seamless_calls',
  'deposits',
  'withdrawals',
  'chargebacks',
];

/** The same laws where rows lie on several servers, which join no two of different players: on a copy of them all. */
async function ofOneServer(db: Database, asked: readonly string[]): Promise<unknown[]> {
  const client = await db.$client.connect();
  try {
    await client.query('begin');
    for (const table of TABLES)
      await client.query(`create temp table ${table} on commit drop as select * from public.${table}`);
    await client.query('alter table pg_temp.rounds add primary key (id)');
    return (await client.query(ALL, [asked])).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** What breaks a law for these players, from one snapshot; without any named, for all that ever had money. */
export async function checkMoney(db: Database, players?: readonly string[]): Promise<Breach[]> {
  const asked =
    players ?? (await db.$client.query('select id::text from users')).rows.map(({ id }) => z.string().parse(id));
  return breaches.parse(
    (await isSpread(db.$client)) ? await ofOneServer(db, asked) : (await db.$client.query(ALL, [asked])).rows,
  );
}
