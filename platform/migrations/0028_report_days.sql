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
