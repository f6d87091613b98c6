CREATE TABLE "public_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"label" text NOT NULL,
	"wallet" text NOT NULL,
	"game" text,
	"received_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "received_bonuses_amount_check" CHECK ("received_bonuses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"real_change" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "received_bonuses" ADD CONSTRAINT "received_bonuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_bonuses" ADD CONSTRAINT "received_bonuses_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_events_topic_id_idx" ON "public_events" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "public_events_created_at_idx" ON "public_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "received_bonuses_unseen_index" ON "received_bonuses" USING btree ("user_id","received_at") WHERE "received_bonuses"."seen_at" is null;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK (case when "ledger_entries"."player" is null
        then "ledger_entries"."account" in ('gateway_clearing', 'game_providers', 'promotions', 'chargebacks_receivable', 'adjustments', 'write_offs', 'jackpots')
        else "ledger_entries"."account" in ('game', 'electronic', 'bonus', 'cashback', 'holds') end);