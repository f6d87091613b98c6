ALTER TABLE "ledger_entries" ADD COLUMN "owner" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;
--> statement-breakpoint
create function ledger_answer(p_transfer bigint, p_owner uuid, p_hash bytea) returns jsonb language plpgsql stable as $$
declare
  posted record;
  entries jsonb;
begin
  select body_hash, balances into posted from ledger_transfers where id = p_transfer and owner = p_owner;
  if posted.body_hash <> p_hash then return jsonb_build_object('refused', 'conflict'); end if;
  select coalesce(jsonb_agg(jsonb_build_array(player, account, amount::text) order by ordinal), '[]') into entries
  from ledger_entries where transfer_id = p_transfer and owner = p_owner;
  return jsonb_build_object('transfer_id', p_transfer::text, 'replayed', true, 'balances', posted.balances, 'entries', entries);
end
$$;
--> statement-breakpoint
-- What a key was answered, whoever owns its transfer; null for one that was never posted.
create function ledger_answer_of_key(p_key text, p_hash bytea) returns jsonb language plpgsql stable as $$
declare
  posted record;
begin
  select id, owner into posted from ledger_transfers where key = p_key;
  return case when found then ledger_answer(posted.id, posted.owner, p_hash) end;
end
$$;
--> statement-breakpoint
create or replace function ledger_post(
  p_key text, p_kind text, p_currency text, p_legs jsonb, p_memo jsonb, p_reverses bigint default null
) returns jsonb language plpgsql as $$
declare
  wallets constant text[] := array['game', 'electronic', 'bonus', 'cashback', 'holds'];
  hash constant bytea := sha256(convert_to(
    concat_ws(chr(31), p_kind, p_currency, p_legs::text, p_memo::text, p_reverses::text), 'UTF8'));
  last_leg constant int := jsonb_array_length(p_legs) - 1;
  known bigint;
  players uuid[] := '{}';
  own uuid;
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

  -- A reversal lies where what it undoes lies, whoever of those named there had to pay.
  if p_reverses is not null then select owner into own from ledger_transfers where id = p_reverses; end if;
  own := coalesce(own, players[1], '00000000-0000-0000-0000-000000000000');

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
  select id into known from ledger_transfers where key = p_key and owner = own;
  if found then return ledger_answer(known, own, hash); end if;
  if p_reverses is not null and exists (select 1 from ledger_transfers where reverses = p_reverses and owner = own) then
    return coalesce(ledger_answer_of_key(p_key, hash), jsonb_build_object('refused', 'reversed'));
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
    -- A key that another player owns is looked for only where nothing will be written: the insert below refuses it by itself.
    if wanted > 0 then return coalesce(ledger_answer_of_key(p_key, hash), jsonb_build_object('refused', 'insufficient')); end if;

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

  insert into ledger_transfers (owner, key, body_hash, kind, currency, memo, reverses, balances)
  values (own, p_key, hash, p_kind, p_currency, p_memo, p_reverses, after)
  on conflict do nothing returning id into known;
  if not found then
    -- Lost to a posting with this key and other players, or between house accounts alone.
    return coalesce(ledger_answer_of_key(p_key, hash), jsonb_build_object('refused', 'reversed'));
  end if;

  for n in 1 .. cardinality(players) loop
    who := players[n];
    select stock[n * 5 - 4] as game, stock[n * 5 - 3] as electronic, stock[n * 5 - 2] as bonus, stock[n * 5 - 1] as cashback,
      stock[n * 5] as holds, versions[n] + 1 as version into held;
    update ledger_balances set game = held.game, electronic = held.electronic, bonus = held.bonus, cashback = held.cashback,
      holds = held.holds, version = held.version
    where player = who and currency = p_currency;
  end loop;
  for n in 1 .. cardinality(e_amount) loop
    slot := e_leg[n];
    who := e_player[n];
    named := e_account[n];
    part := e_amount[n];
    insert into ledger_entries (transfer_id, ordinal, leg, owner, player, account, amount)
    values (known, n, slot, own, who, named, part);
    entries := entries || jsonb_build_array(jsonb_build_array(who, named, part::text));
  end loop;
  return jsonb_build_object('transfer_id', known::text, 'replayed', false, 'entries', entries, 'balances', after);
end
$$;
--> statement-breakpoint
create or replace function ledger_reverse(p_key text, p_kind text, p_transfer bigint, p_memo jsonb, p_of_hold boolean default false)
returns jsonb language plpgsql as $$
declare
  original record;
  legs jsonb;
begin
  select id, owner, currency into original from ledger_transfers where id = p_transfer;
  if not found then return jsonb_build_object('refused', 'unknown'); end if;
  if not p_of_hold and exists (select 1 from ledger_holds where transfer_id = p_transfer or resolution_id = p_transfer) then
    raise exception 'ledger: transfer % belongs to a hold; post or void the hold', p_transfer;
  end if;
  select jsonb_agg(jsonb_build_object('amount', (-took.amount)::text,
      'from', jsonb_build_array(coalesce(got.player::text, 'house') || ':' || got.account),
      'to', coalesce(took.player::text, 'house') || ':' || took.account) order by took.ordinal desc)
  into legs
  from ledger_entries took
  join ledger_entries got on got.transfer_id = took.transfer_id and got.owner = took.owner and got.leg = took.leg and got.amount > 0
  where took.transfer_id = p_transfer and took.owner = original.owner and took.amount < 0;
  if legs is null then
    raise exception 'ledger: the entries of transfer % have left: what they did is put right by an adjustment', p_transfer;
  end if;
  return ledger_post(p_key, p_kind, original.currency, legs, p_memo, p_transfer);
end
$$;
--> statement-breakpoint
create or replace function ledger_post_planned(p_postings json, p_entries json, p_players json) returns void language plpgsql as $$
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
    insert into ledger_transfers (owner, key, body_hash, kind, currency, memo, balances)
    select coalesce(p.owner, '00000000-0000-0000-0000-000000000000'), p.key,
      sha256(convert_to(concat_ws(chr(31), p.kind, p.currency, p.legs::text, p.memo::text), 'UTF8')),
      p.kind, p.currency, p.memo, p.balances
    from json_to_recordset(p_postings) as p(place int, owner uuid, key text, kind text, currency text, legs jsonb, memo jsonb,
      balances jsonb)
    order by p.place
    returning id, owner, key
  )
  insert into ledger_entries (transfer_id, ordinal, leg, owner, player, account, amount)
  select made.id, e.ordinal, e.leg, made.owner, e.player, e.account, e.amount
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
--> statement-breakpoint
create or replace function ledger_roll_up() returns bigint language plpgsql as $$
declare
  state record;
  newest bigint;
  bound xid8;
begin
  perform pg_advisory_xact_lock(7041004);
  select * into state from ledger_roll_up_state where id = 1;
  -- A candidate from the future belongs to another server: the database was restored, so it is taken anew.
  if state.candidate_xmax::xid8 <= pg_snapshot_xmin(pg_current_snapshot()) then
    insert into ledger_house_totals as totals (account, currency, total)
    select e.account, t.currency, sum(e.amount)
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.owner = e.owner
    where e.player is null and e.transfer_id > state.up_to and e.transfer_id <= state.candidate
    group by e.account, t.currency
    on conflict (account, currency) do update set total = totals.total + excluded.total;
    state.up_to := state.candidate;
  end if;
  if state.candidate = state.up_to or state.candidate_xmax::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then
    -- First the id, then the bound: whoever holds a smaller id has a number below it.
    select coalesce(max(id), 0) into newest from ledger_transfers;
    bound := pg_snapshot_xmax(pg_current_snapshot());
    update ledger_roll_up_state set up_to = state.up_to, candidate = newest, candidate_xmax = bound::text where id = 1;
  end if;
  return state.up_to;
end
$$;
