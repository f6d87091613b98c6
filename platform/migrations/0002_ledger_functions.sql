-- The ledger's only writers. A posting is one call: known key, locks in order, waterfall, entries, balances.
-- Refusals are answers, not exceptions: nothing is written then, and the caller's transaction goes on. What is raised is a fault.

create function ledger_answer(p_transfer bigint, p_hash bytea) returns jsonb language sql stable as $$
  select case when t.body_hash <> p_hash then jsonb_build_object('refused', 'conflict')
    else jsonb_build_object('transfer_id', t.id::text, 'replayed', true, 'balances', t.balances, 'entries',
      (select jsonb_agg(jsonb_build_array(e.player, e.account, e.amount::text) order by e.ordinal)
       from ledger_entries e where e.transfer_id = t.id)) end
  from ledger_transfers t where t.id = p_transfer
$$;
--> statement-breakpoint
-- p_legs: [{"from": ["<player>:<wallet>" or "house:<account>", ...], "to": "...", "amount": "<minor units>"}]
-- Plain loops and few statements: each statement costs more than a dozen expressions, and this is the path of every bet.
create function ledger_post(
  p_key text, p_kind text, p_currency text, p_legs jsonb, p_memo jsonb, p_reverses bigint default null
) returns jsonb language plpgsql as $$
declare
  wallets constant text[] := array['game', 'electronic', 'bonus', 'cashback', 'holds'];
  hash constant bytea := sha256(convert_to(
    concat_ws(chr(31), p_kind, p_currency, p_legs::text, p_memo::text, p_reverses::text), 'UTF8'));
  last_leg constant int := jsonb_array_length(p_legs) - 1;
  known bigint;
  players uuid[] := '{}';
  who uuid;
  held record;
  stock bigint[] := '{}';
  versions int[] := '{}';
  leg jsonb;
  named text;
  target text;
  slot int;
  wanted bigint;
  part bigint;
  e_leg smallint[] := '{}';
  e_player uuid[] := '{}';
  e_account text[] := '{}';
  e_amount bigint[] := '{}';
  after jsonb := '{}';
  entries jsonb := '[]';
begin
  if last_leg < 0 then raise exception 'ledger: a posting needs a leg'; end if;
  -- An id of a transfer is never older than its transaction: ledger_roll_up relies on it.
  perform pg_current_xact_id();

  for l in 0 .. last_leg loop
    leg := p_legs -> l;
    for f in -1 .. jsonb_array_length(leg -> 'from') - 1 loop
      named := case f when -1 then leg ->> 'to' else leg -> 'from' ->> f end;
      if named not like 'house:%' then
        who := split_part(named, ':', 1)::uuid;
        if who <> all (players) then players := players || who; end if;
      end if;
    end loop;
  end loop;
  if cardinality(players) > 1 then
    select array_agg(one order by one) into players from unnest(players) as one;
  end if;

  foreach who in array players loop
    select game, electronic, bonus, cashback, holds, version into held
    from ledger_balances where player = who and currency = p_currency for update;
    if not found then
      insert into ledger_balances (player, currency) values (who, p_currency) on conflict do nothing;
      select game, electronic, bonus, cashback, holds, version into held
      from ledger_balances where player = who and currency = p_currency for update;
    end if;
    stock := stock || array[held.game, held.electronic, held.bonus, held.cashback, held.holds];
    versions := versions || held.version;
  end loop;

  -- Only now: the same key may have been posted while we waited for its players.
  select id into known from ledger_transfers where key = p_key;
  if found then return ledger_answer(known, hash); end if;
  if p_reverses is not null and exists (select from ledger_transfers where reverses = p_reverses) then
    return jsonb_build_object('refused', 'reversed');
  end if;

  for l in 0 .. last_leg loop
    leg := p_legs -> l;
    wanted := (leg ->> 'amount')::bigint;
    target := leg ->> 'to';
    if wanted is null or wanted <= 0 then raise exception 'ledger: the amount of a leg must be above zero'; end if;

    for f in 0 .. jsonb_array_length(leg -> 'from') - 1 loop
      exit when wanted = 0;
      named := leg -> 'from' ->> f;
      if named = target then raise exception 'ledger: % pays itself', named; end if;
      if named like 'house:%' then
        part := wanted;
        who := null;
      else
        who := split_part(named, ':', 1)::uuid;
        slot := (array_position(players, who) - 1) * 5 + array_position(wallets, split_part(named, ':', 2));
        if slot is null then raise exception 'ledger: unknown account %', named; end if;
        part := least(wanted, stock[slot]);
        continue when part = 0;
        stock[slot] := stock[slot] - part;
      end if;
      e_leg := e_leg || (l + 1)::smallint;
      e_player := e_player || who;
      e_account := e_account || split_part(named, ':', 2);
      e_amount := e_amount || -part;
      wanted := wanted - part;
    end loop;
    if wanted > 0 then return jsonb_build_object('refused', 'insufficient'); end if;

    wanted := (leg ->> 'amount')::bigint;
    if target like 'house:%' then
      who := null;
    else
      who := split_part(target, ':', 1)::uuid;
      slot := (array_position(players, who) - 1) * 5 + array_position(wallets, split_part(target, ':', 2));
      if slot is null then raise exception 'ledger: unknown account %', target; end if;
      stock[slot] := stock[slot] + wanted;
    end if;
    e_leg := e_leg || (l + 1)::smallint;
    e_player := e_player || who;
    e_account := e_account || split_part(target, ':', 2);
    e_amount := e_amount || wanted;
  end loop;

  for n in 1 .. cardinality(players) loop
    after := after || jsonb_build_object(players[n], jsonb_build_array(
      stock[n * 5 - 4]::text, stock[n * 5 - 3]::text, stock[n * 5 - 2]::text, stock[n * 5 - 1]::text, stock[n * 5]::text,
      versions[n] + 1));
  end loop;

  insert into ledger_transfers (key, body_hash, kind, currency, memo, reverses, balances)
  values (p_key, hash, p_kind, p_currency, p_memo, p_reverses, after)
  on conflict do nothing returning id into known;
  if not found then
    -- Lost to a posting with this key and other players, or between house accounts alone.
    select id into known from ledger_transfers where key = p_key;
    if found then return ledger_answer(known, hash); end if;
    return jsonb_build_object('refused', 'reversed');
  end if;

  for n in 1 .. cardinality(players) loop
    update ledger_balances set game = stock[n * 5 - 4], electronic = stock[n * 5 - 3], bonus = stock[n * 5 - 2],
      cashback = stock[n * 5 - 1], holds = stock[n * 5], version = versions[n] + 1
    where player = players[n] and currency = p_currency;
  end loop;
  for n in 1 .. cardinality(e_amount) loop
    insert into ledger_entries (transfer_id, ordinal, leg, player, account, amount)
    values (known, n, e_leg[n], e_player[n], e_account[n], e_amount[n]);
    entries := entries || jsonb_build_array(jsonb_build_array(e_player[n], e_account[n], e_amount[n]::text));
  end loop;
  return jsonb_build_object('transfer_id', known::text, 'replayed', false, 'entries', entries, 'balances', after);
end
$$;
--> statement-breakpoint
-- Legs of the original backwards, last first: every part goes from the account that got it to the account it came from.
-- What a hold did is undone by ending the hold (p_of_hold), else its row would no longer tell the truth.
create function ledger_reverse(p_key text, p_kind text, p_transfer bigint, p_memo jsonb, p_of_hold boolean default false)
returns jsonb language plpgsql as $$
declare
  original record;
  legs jsonb;
begin
  select id, currency into original from ledger_transfers where id = p_transfer;
  if not found then return jsonb_build_object('refused', 'unknown'); end if;
  if not p_of_hold and exists (select from ledger_holds where transfer_id = p_transfer or resolution_id = p_transfer) then
    raise exception 'ledger: transfer % belongs to a hold; post or void the hold', p_transfer;
  end if;
  select jsonb_agg(jsonb_build_object('amount', (-took.amount)::text,
      'from', jsonb_build_array(coalesce(got.player::text, 'house') || ':' || got.account),
      'to', coalesce(took.player::text, 'house') || ':' || took.account) order by took.ordinal desc)
  into legs
  from ledger_entries took
  join ledger_entries got on got.transfer_id = took.transfer_id and got.leg = took.leg and got.amount > 0
  where took.transfer_id = p_transfer and took.amount < 0;
  return ledger_post(p_key, p_kind, original.currency, legs, p_memo, p_transfer);
end
$$;
--> statement-breakpoint
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: reverse a transfer by another one', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger ledger_transfers_append_only before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
insert into ledger_roll_up_state (id, up_to, candidate, candidate_xmax) values (1, 0, 0, '0');
--> statement-breakpoint
-- Folds house entries into their totals up to the candidate of the call before, once every transaction that was open then
-- has ended: ids commit out of order, and a transfer that commits late must not be stepped over. Takes no lock a bet waits for.
create function ledger_roll_up() returns bigint language plpgsql as $$
declare
  state record;
  newest bigint;
begin
  perform pg_advisory_xact_lock(7041004);
  select * into state from ledger_roll_up_state where id = 1;
  -- A candidate from the future belongs to another server: the database was restored, so it is taken anew.
  if state.candidate_xmax::xid8 <= pg_snapshot_xmin(pg_current_snapshot()) then
    insert into ledger_house_totals as totals (account, currency, total)
    select e.account, t.currency, sum(e.amount)
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.player is null and e.transfer_id > state.up_to and e.transfer_id <= state.candidate
    group by e.account, t.currency
    on conflict (account, currency) do update set total = totals.total + excluded.total;
    state.up_to := state.candidate;
  end if;
  if state.candidate = state.up_to or state.candidate_xmax::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then
    -- First the id, then our own number: whoever holds a smaller id began before it.
    select coalesce(max(id), 0) into newest from ledger_transfers;
    update ledger_roll_up_state set up_to = state.up_to, candidate = newest, candidate_xmax = pg_current_xact_id()::text where id = 1;
  end if;
  return state.up_to;
end
$$;
