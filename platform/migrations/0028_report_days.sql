CREATE TABLE "ledger_days" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"account" text NOT NULL,
	"game" text NOT NULL,
	"amount" bigint NOT NULL,
	"transfers" bigint NOT NULL,
	CONSTRAINT "ledger_days_day_currency_kind_account_game_pk" PRIMARY KEY("day","currency","kind","account","game")
);
--> statement-breakpoint
CREATE TABLE "ledger_days_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL,
	"posted_at" timestamp with time zone,
	CONSTRAINT "ledger_days_one_row" CHECK ("ledger_days_state"."id" = 1)
);
--> statement-breakpoint
-- The bound of what may still commit is read after the newest id, and is no transaction's own number: one that has a number could have
-- begun to write after us and before the newest was read, and its rows would have been passed over.
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
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
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
