-- Takes the turns of many players at once, without waiting for any: a call whose player is busy elsewhere is made by itself.
-- p_calls: [{"place": 0, "session": "<uuid>", "integration": "..."}]. Answers a row for each call whose session is known: the state
-- 'taken', 'busy' (somebody else has the turn or the balance), or 'again' (an earlier call here is the same player's).
-- The turn is that of take_turn(): first the advisory lock, then what the player holds.
create function try_turns(p_calls json) returns table (place int, player uuid, state text) language plpgsql as $$
declare
  players uuid[];
  free uuid[] := '{}';
  who uuid;
begin
  select array_agg(distinct s.user_id) into players
  from json_to_recordset(p_calls) as c(place int, session uuid, integration text)
  join game_sessions s on s.id = c.session and s.integration = c.integration;

  if players is null then return; end if;
  foreach who in array players loop
    if pg_try_advisory_xact_lock(7041005, hashtext(who::text)) then free := free || who; end if;
  end loop;

  -- A balance that somebody holds without the turn is passed over; so is whoever never had one.
  select coalesce(array_agg(held.player), '{}') into free from (
    select b.player from ledger_balances b join game_sessions s on s.user_id = b.player and s.currency = b.currency
    where b.player = any (free) and s.id in (select c.session from json_to_recordset(p_calls) as c(session uuid))
    for update of b skip locked
  ) held;

  return query
  select c.place, s.user_id,
    case when row_number() over (partition by s.user_id order by c.place) > 1 then 'again'
      when s.user_id = any (free) then 'taken' else 'busy' end
  from json_to_recordset(p_calls) as c(place int, session uuid, integration text)
  join game_sessions s on s.id = c.session and s.integration = c.integration;
end
$$;
--> statement-breakpoint
-- Writes postings that were planned by whoever has the players' turns: what ledger_post writes, for many at once. The hash is made as
-- there, so that either knows what the other posted. All or nothing: a known key, a leg that does not sum to zero or a balance that is
-- not what the plan began with is a fault.
-- p_postings: [{"place", "key", "kind", "currency", "legs", "memo", "balances"}], in their order;
-- p_entries: [{"place", "ordinal", "leg", "player", "account", "amount"}];
-- p_players: [{"player", "currency", "before": <version>, <wallet>: <balance after all of them>, "version"}].
create function ledger_post_planned(p_postings json, p_entries json, p_players json) returns void language plpgsql as $$
declare
  moved int;
begin
  -- An id of a transfer is never older than its transaction: ledger_roll_up relies on it.
  perform pg_current_xact_id();

  if exists (
    select from json_to_recordset(p_entries) as e(place int, leg smallint, amount bigint)
    group by e.place, e.leg having sum(e.amount) <> 0
  ) then raise exception 'ledger: a planned leg does not sum to zero'; end if;

  with made as (
    insert into ledger_transfers (key, body_hash, kind, currency, memo, balances)
    select p.key, sha256(convert_to(concat_ws(chr(31), p.kind, p.currency, p.legs::text, p.memo::text), 'UTF8')),
      p.kind, p.currency, p.memo, p.balances
    from json_to_recordset(p_postings) as p(place int, key text, kind text, currency text, legs jsonb, memo jsonb, balances jsonb)
    order by p.place
    returning id, key
  )
  insert into ledger_entries (transfer_id, ordinal, leg, player, account, amount)
  select made.id, e.ordinal, e.leg, e.player, e.account, e.amount
  from made
  join json_to_recordset(p_postings) as p(place int, key text) using (key)
  join json_to_recordset(p_entries) as e(place int, ordinal smallint, leg smallint, player uuid, account text, amount bigint)
    using (place)
  order by made.id, e.ordinal;

  -- The balances follow from the entries; that they are what was planned shows that the plan began with what is there.
  with sums as materialized (
    select e.player, p.currency,
      coalesce(sum(e.amount) filter (where e.account = 'game'), 0)::bigint as game,
      coalesce(sum(e.amount) filter (where e.account = 'electronic'), 0)::bigint as electronic,
      coalesce(sum(e.amount) filter (where e.account = 'bonus'), 0)::bigint as bonus,
      coalesce(sum(e.amount) filter (where e.account = 'cashback'), 0)::bigint as cashback,
      coalesce(sum(e.amount) filter (where e.account = 'holds'), 0)::bigint as holds
    from json_to_recordset(p_entries) as e(place int, player uuid, account text, amount bigint)
    join json_to_recordset(p_postings) as p(place int, currency text) using (place)
    where e.player is not null
    group by e.player, p.currency
  ), planned as materialized (
    select * from json_to_recordset(p_players) as p(player uuid, currency text, before int, game bigint, electronic bigint,
      bonus bigint, cashback bigint, holds bigint, version int)
  ), changed as (
    update ledger_balances b set game = b.game + s.game, electronic = b.electronic + s.electronic, bonus = b.bonus + s.bonus,
      cashback = b.cashback + s.cashback, holds = b.holds + s.holds, version = p.version
    from planned p join sums s using (player, currency)
    where b.player = p.player and b.currency = p.currency and b.version = p.before
      and b.game + s.game = p.game and b.electronic + s.electronic = p.electronic and b.bonus + s.bonus = p.bonus
      and b.cashback + s.cashback = p.cashback and b.holds + s.holds = p.holds
    returning 1
  )
  select count(*) into moved from changed;
  if moved <> json_array_length(p_players) then raise exception 'ledger: a balance is not what the plan began with'; end if;
end
$$;
