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
create function ledger_post(
  p_key text, p_kind text, p_currency text, p_legs jsonb, p_memo jsonb, p_reverses bigint default null
) returns jsonb language plpgsql as $$
declare
  wallets constant text[] := array['game', 'electronic', 'bonus', 'cashback', 'holds'];
  hash constant bytea := sha256(convert_to(
    concat_ws(chr(31), p_kind, p_currency, p_legs::text, p_memo::text, p_reverses::text), 'UTF8'));
  known bigint;
  players uuid[];
  who uuid;
  held record;
  stock bigint[] := '{}';
  versions int[] := '{}';
  leg jsonb;
  leg_number smallint := 0;
  source text;
  target text;
  slot int;
  wanted bigint;
  part bigint;
  e_leg smallint[] := '{}';
  e_player uuid[] := '{}';
  e_account text[] := '{}';
  e_amount bigint[] := '{}';
  after jsonb := '{}';
  entries jsonb;
begin
  select id into known from ledger_transfers where key = p_key;
  if found then return ledger_answer(known, hash); end if;

  -- An id of a transfer is never older than its transaction: ledger_roll_up relies on it.
  perform pg_current_xact_id();

  select array_agg(distinct split_part(named, ':', 1)::uuid order by split_part(named, ':', 1)::uuid) into players
  from jsonb_array_elements(p_legs) as l(leg),
    lateral (select jsonb_array_elements_text(l.leg -> 'from') union all select l.leg ->> 'to') as accounts(named)
  where named not like 'house:%';

  foreach who in array coalesce(players, '{}') loop
    select * into held from ledger_balances where player = who and currency = p_currency for update;
    if not found then
      insert into ledger_balances (player, currency) values (who, p_currency) on conflict do nothing;
      select * into held from ledger_balances where player = who and currency = p_currency for update;
    end if;
    stock := stock || array[held.game, held.electronic, held.bonus, held.cashback, held.holds];
    versions := versions || held.version;
  end loop;

  -- The same key may have been posted while we waited for its players.
  select id into known from ledger_transfers where key = p_key;
  if found then return ledger_answer(known, hash); end if;
  if p_reverses is not null and exists (select from ledger_transfers where reverses = p_reverses) then
    return jsonb_build_object('refused', 'reversed');
  end if;

  for leg in select jsonb_array_elements(p_legs) loop
    leg_number := leg_number + 1;
    wanted := (leg ->> 'amount')::bigint;
    target := leg ->> 'to';
    if wanted is null or wanted <= 0 then raise exception 'ledger: the amount of a leg must be above zero'; end if;

    for source in select jsonb_array_elements_text(leg -> 'from') loop
      exit when wanted = 0;
      if source = target then raise exception 'ledger: % pays itself', source; end if;
      if source like 'house:%' then
        part := wanted;
        e_player := e_player || null::uuid;
        e_account := e_account || split_part(source, ':', 2);
      else
        slot := (array_position(players, split_part(source, ':', 1)::uuid) - 1) * 5
          + array_position(wallets, split_part(source, ':', 2));
        if slot is null then raise exception 'ledger: unknown account %', source; end if;
        part := least(wanted, stock[slot]);
        continue when part = 0;
        stock[slot] := stock[slot] - part;
        e_player := e_player || split_part(source, ':', 1)::uuid;
        e_account := e_account || split_part(source, ':', 2);
      end if;
      e_leg := e_leg || leg_number;
      e_amount := e_amount || -part;
      wanted := wanted - part;
    end loop;
    if wanted > 0 then return jsonb_build_object('refused', 'insufficient'); end if;

    wanted := (leg ->> 'amount')::bigint;
    if target like 'house:%' then
      e_player := e_player || null::uuid;
    else
      slot := (array_position(players, split_part(target, ':', 1)::uuid) - 1) * 5
        + array_position(wallets, split_part(target, ':', 2));
      if slot is null then raise exception 'ledger: unknown account %', target; end if;
      stock[slot] := stock[slot] + wanted;
      e_player := e_player || split_part(target, ':', 1)::uuid;
    end if;
    e_leg := e_leg || leg_number;
    e_account := e_account || split_part(target, ':', 2);
    e_amount := e_amount || wanted;
  end loop;
  if leg_number = 0 then raise exception 'ledger: a posting needs a leg'; end if;

  for n in 1 .. coalesce(cardinality(players), 0) loop
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

  for n in 1 .. coalesce(cardinality(players), 0) loop
    update ledger_balances set game = stock[n * 5 - 4], electronic = stock[n * 5 - 3], bonus = stock[n * 5 - 2],
      cashback = stock[n * 5 - 1], holds = stock[n * 5], version = versions[n] + 1
    where player = players[n] and currency = p_currency;
  end loop;

  insert into ledger_entries (transfer_id, ordinal, leg, player, account, amount)
  select known, row_number, l, p, a, m
  from rows from (unnest(e_leg, e_player, e_account, e_amount)) with ordinality as e(l, p, a, m, row_number);

  select jsonb_agg(jsonb_build_array(p, a, m::text) order by row_number) into entries
  from unnest(e_player, e_account, e_amount) with ordinality as e(p, a, m, row_number);
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
