CREATE TABLE "ledger_carried" (
	"player" uuid,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_carried_unique" UNIQUE NULLS NOT DISTINCT("player","account","currency")
);
--> statement-breakpoint
CREATE TABLE "ledger_carried_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL,
	"carried_at" timestamp with time zone,
	"left_up_to" bigint NOT NULL,
	"left_through" date,
	CONSTRAINT "ledger_carried_one_row" CHECK ("ledger_carried_state"."id" = 1),
	CONSTRAINT "ledger_carried_before_it_left" CHECK ("ledger_carried_state"."left_up_to" <= "ledger_carried_state"."up_to")
);
--> statement-breakpoint
insert into ledger_carried_state (id, up_to, left_up_to) values (1, 0, 0);
--> statement-breakpoint
-- The table that there is becomes the one partition of a table of the same shape and name. Without bounds nothing has to be read, so that the
-- lock is held for a moment; ledger/partitions.ts gives it an end later. Its indexes become parts of those that are made here.
create table ledger_entries_whole (like ledger_entries including defaults including constraints) partition by range (transfer_id);
--> statement-breakpoint
-- Who may add to the table goes on doing so: the rights are given again for the new one, whoever they are given to.
create function pg_temp.give_the_same_rights() returns void language plpgsql as $$
declare
  given record;
begin
  for given in
    select case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end as grantee, acl.privilege_type as verb
    from pg_class c cross join lateral aclexplode(c.relacl) acl
    where c.oid = 'ledger_entries'::regclass and acl.grantee <> c.relowner
  loop
    execute format('grant %s on ledger_entries_whole to %s', given.verb, given.grantee);
  end loop;
end
$$;
--> statement-breakpoint
select pg_temp.give_the_same_rights();
--> statement-breakpoint
alter table ledger_entries rename constraint ledger_entries_transfer_id_ordinal_pk to ledger_entries_from_0_pkey;
--> statement-breakpoint
alter index ledger_entries_of_house rename to ledger_entries_from_0_of_house;
--> statement-breakpoint
alter index ledger_entries_of_player rename to ledger_entries_from_0_of_player;
--> statement-breakpoint
alter table ledger_entries rename to ledger_entries_from_0;
--> statement-breakpoint
alter table ledger_entries_whole add constraint ledger_entries_transfer_id_ordinal_pk primary key (transfer_id, ordinal);
--> statement-breakpoint
create index ledger_entries_of_house on ledger_entries_whole (account, transfer_id) where player is null and account <> 'game_providers';
--> statement-breakpoint
create index ledger_entries_of_player on ledger_entries_whole (player, transfer_id) where player is not null;
--> statement-breakpoint
alter table ledger_entries_whole attach partition ledger_entries_from_0 for values from (minvalue) to (maxvalue);
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries_whole
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
alter table ledger_entries_whole rename to ledger_entries;
--> statement-breakpoint
-- The first answer outlives its entries: it has none then.
create or replace function ledger_answer(p_transfer bigint, p_hash bytea) returns jsonb language sql stable as $$
  select case when t.body_hash <> p_hash then jsonb_build_object('refused', 'conflict')
    else jsonb_build_object('transfer_id', t.id::text, 'replayed', true, 'balances', t.balances, 'entries',
      coalesce((select jsonb_agg(jsonb_build_array(e.player, e.account, e.amount::text) order by e.ordinal)
       from ledger_entries e where e.transfer_id = t.id), '[]')) end
  from ledger_transfers t where t.id = p_transfer
$$;
--> statement-breakpoint
-- Legs of the original backwards, last first: every part goes from the account that got it to the account it came from.
-- What a hold did is undone by ending the hold (p_of_hold), else its row would no longer tell the truth. What has left can't be undone.
create or replace function ledger_reverse(p_key text, p_kind text, p_transfer bigint, p_memo jsonb, p_of_hold boolean default false)
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
  if legs is null then
    raise exception 'ledger: the entries of transfer % have left: what they did is put right by an adjustment', p_transfer;
  end if;
  return ledger_post(p_key, p_kind, original.currency, legs, p_memo, p_transfer);
end
$$;
