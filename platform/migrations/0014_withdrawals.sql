CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_log_actor_check" CHECK ("audit_log"."actor_kind" in ('operator', 'player', 'system', 'gateway'))
);
--> statement-breakpoint
CREATE TABLE "player_turnover" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"staked" bigint NOT NULL,
	CONSTRAINT "player_turnover_staked_check" CHECK ("player_turnover"."staked" >= 0),
	CONSTRAINT "player_turnover_currency_check" CHECK ("player_turnover"."currency" in ('uah', 'kzt'))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_steps" (
	"withdrawal_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_steps_withdrawal_id_status_pk" PRIMARY KEY("withdrawal_id","status")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"recipient_name" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"hold_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"return_path" text NOT NULL,
	"locale" text NOT NULL,
	"card_id" text,
	"card_url" text,
	"card_token" text,
	"card_brand" text,
	"card_mask" text,
	"payout_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"card_until" timestamp with time zone NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "withdrawals_hold_id_unique" UNIQUE("hold_id"),
	CONSTRAINT "withdrawals_intent" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "withdrawals_amount_check" CHECK ("withdrawals"."amount" > 0),
	CONSTRAINT "withdrawals_currency_check" CHECK ("withdrawals"."currency" in ('uah', 'kzt')),
	CONSTRAINT "withdrawals_status_check" CHECK ("withdrawals"."status" in ('AWAITING_CARD', 'WAITING_FOR_APPROVAL', 'PAYING', 'SUCCESS', 'DENIED')),
	CONSTRAINT "withdrawals_settled_check" CHECK (("withdrawals"."status" in ('SUCCESS', 'DENIED')) = ("withdrawals"."settled_at" is not null)),
	CONSTRAINT "withdrawals_reason_check" CHECK (("withdrawals"."status" = 'DENIED') = ("withdrawals"."reason" is not null)),
	CONSTRAINT "withdrawals_card_check" CHECK ("withdrawals"."status" in ('AWAITING_CARD', 'DENIED') or "withdrawals"."card_token" is not null)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "payment_events" ALTER COLUMN "deposit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "type" text DEFAULT 'payment' NOT NULL;--> statement-breakpoint
ALTER TABLE "player_turnover" ADD CONSTRAINT "player_turnover_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_steps" ADD CONSTRAINT "withdrawal_steps_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_hold_id_ledger_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ledger_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_kind","actor","id");--> statement-breakpoint
CREATE INDEX "withdrawal_steps_at" ON "withdrawal_steps" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "withdrawals_of_user" ON "withdrawals" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("status","created_at") WHERE "withdrawals"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_settled" ON "withdrawals" USING btree ("settled_at") WHERE "withdrawals"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_of_player" ON "ledger_entries" USING btree ("player","transfer_id") WHERE "ledger_entries"."player" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_first" ON "deposits" USING btree ("user_id") WHERE "deposits"."first";--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK (case when "ledger_entries"."player" is null
        then "ledger_entries"."account" in ('gateway_clearing', 'game_providers', 'promotions', 'chargebacks_receivable', 'adjustments', 'write_offs')
        else "ledger_entries"."account" in ('game', 'electronic', 'bonus', 'cashback', 'holds') end);--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_first_check" CHECK (not "deposits"."first" or "deposits"."status" = 'SUCCESS');