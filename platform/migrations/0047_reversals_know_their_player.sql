-- What a reversal undoes is looked for where its player's rows are, and among all servers only where it is not there: one that was posted
-- before transfers had owners, or lies with another of those whom it moved for.
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
  if p_reverses is not null then
    select owner into own from ledger_transfers where id = p_reverses and owner = players[1];
    if not found then select owner into own from ledger_transfers where id = p_reverses; end if;
  end if;
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
-- As the one before, which stays for processes of the release before: told whose the transfer is. Only what is of a hold moves held money.
create function ledger_reverse(
  p_key text, p_kind text, p_transfer bigint, p_owner uuid, p_memo jsonb, p_of_hold boolean
) returns jsonb language plpgsql as $$
declare
  original record;
  undone record;
begin
  select id, owner, currency into original from ledger_transfers where id = p_transfer and owner = p_owner;
  if not found then select id, owner, currency into original from ledger_transfers where id = p_transfer; end if;
  if not found then return jsonb_build_object('refused', 'unknown'); end if;
  select bool_or('holds' in (took.account, got.account)) as of_hold,
    jsonb_agg(jsonb_build_object('amount', (-took.amount)::text,
      'from', jsonb_build_array(coalesce(got.player::text, 'house') || ':' || got.account),
      'to', coalesce(took.player::text, 'house') || ':' || took.account) order by took.ordinal desc) as legs
  into undone
  from ledger_entries took
  join ledger_entries got on got.transfer_id = took.transfer_id and got.owner = took.owner and got.leg = took.leg and got.amount > 0
  where took.transfer_id = p_transfer and took.owner = original.owner and took.amount < 0;
  if undone.legs is null then
    raise exception 'ledger: the entries of transfer % have left: what they did is put right by an adjustment', p_transfer;
  end if;
  if undone.of_hold and not p_of_hold then
    raise exception 'ledger: transfer % belongs to a hold; post or void the hold', p_transfer;
  end if;
  return ledger_post(p_key, p_kind, original.currency, undone.legs, p_memo, p_transfer);
end
$$;
