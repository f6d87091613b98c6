CREATE TABLE "ledger_balances" (
	"player" uuid NOT NULL,
	"currency" text NOT NULL,
	"game" bigint DEFAULT 0 NOT NULL,
	"electronic" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"cashback" bigint DEFAULT 0 NOT NULL,
	"holds" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balances_player_currency_pk" PRIMARY KEY("player","currency"),
	CONSTRAINT "ledger_balances_currency" CHECK ("ledger_balances"."currency" in ('uah', 'kzt')),
	CONSTRAINT "ledger_balances_not_negative" CHECK ("ledger_balances"."game" >= 0 and "ledger_balances"."electronic" >= 0 and "ledger_balances"."bonus" >= 0 and "ledger_balances"."cashback" >= 0 and "ledger_balances"."holds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transfer_id" bigint NOT NULL,
	"ordinal" smallint NOT NULL,
	"leg" smallint NOT NULL,
	"player" uuid,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transfer_id_ordinal_pk" PRIMARY KEY("transfer_id","ordinal"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_account" CHECK (case when "ledger_entries"."player" is null
        then "ledger_entries"."account" in ('gateway_clearing', 'game_providers', 'promotions', 'chargebacks_receivable')
        else "ledger_entries"."account" in ('game', 'electronic', 'bonus', 'cashback', 'holds') end)
);
--> statement-breakpoint
CREATE TABLE "ledger_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transfer_id" bigint NOT NULL,
	"player" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"resolution_id" bigint,
	"expires_at" timestamp with time zone,
	CONSTRAINT "ledger_holds_amount" CHECK ("ledger_holds"."amount" > 0),
	CONSTRAINT "ledger_holds_state" CHECK ("ledger_holds"."state" in ('pending', 'posted', 'voided', 'expired')),
	CONSTRAINT "ledger_holds_resolved" CHECK (("ledger_holds"."state" = 'pending') = ("ledger_holds"."resolution_id" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_house_totals" (
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "ledger_house_totals_account_currency_pk" PRIMARY KEY("account","currency")
);
--> statement-breakpoint
CREATE TABLE "ledger_roll_up_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL,
	"candidate" bigint NOT NULL,
	"candidate_xmax" text NOT NULL,
	CONSTRAINT "ledger_roll_up_one_row" CHECK ("ledger_roll_up_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"memo" jsonb NOT NULL,
	"reverses" bigint,
	"balances" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transfers_currency" CHECK ("ledger_transfers"."currency" in ('uah', 'kzt'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_holds_transfer" ON "ledger_holds" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_holds_expiry" ON "ledger_holds" USING btree ("expires_at") WHERE "ledger_holds"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_key" ON "ledger_transfers" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_reverses" ON "ledger_transfers" USING btree ("reverses") WHERE "ledger_transfers"."reverses" is not null;