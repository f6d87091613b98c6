CREATE TABLE "held_wins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"integration" text NOT NULL,
	"transaction_id" text NOT NULL,
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"won_before" bigint NOT NULL,
	"bound" bigint,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "held_wins_call" UNIQUE("integration","transaction_id"),
	CONSTRAINT "held_wins_amount_check" CHECK ("held_wins"."amount" > 0),
	CONSTRAINT "held_wins_status_check" CHECK ("held_wins"."status" in ('PENDING', 'APPROVED', 'DENIED', 'WITHDRAWN')),
	CONSTRAINT "held_wins_decided_check" CHECK (("held_wins"."status" = 'PENDING') = ("held_wins"."decided_at" is null)),
	CONSTRAINT "held_wins_note_check" CHECK (("held_wins"."status" = 'DENIED') = ("held_wins"."note" is not null)),
	CONSTRAINT "held_wins_second_person" CHECK ("held_wins"."status" <> 'APPROVED' or coalesce("held_wins"."decided_by" <> "held_wins"."proposed_by", false))
);
--> statement-breakpoint
CREATE TABLE "provider_days" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"currency" text NOT NULL,
	"stripe" smallint NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "provider_days_day_provider_currency_stripe_pk" PRIMARY KEY("day","provider","currency","stripe")
);
--> statement-breakpoint
CREATE TABLE "provider_stops" (
	"provider" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"limit" bigint NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_win_has_stake_check";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "max_win_hundredths" integer;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_proposed_by_operators_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_days" ADD CONSTRAINT "provider_days_provider_providers_slug_fk" FOREIGN KEY ("provider") REFERENCES "public"."providers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_stops" ADD CONSTRAINT "provider_stops_provider_providers_slug_fk" FOREIGN KEY ("provider") REFERENCES "public"."providers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_wins_round_index" ON "held_wins" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "held_wins_newest" ON "held_wins" USING btree ("held_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "held_wins_pending" ON "held_wins" USING btree ("held_at") WHERE "held_wins"."status" = 'PENDING';--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_max_win_check" CHECK ("games"."max_win_hundredths" > 0);--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_held_check" CHECK ("rounds"."held" >= 0);--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_win_has_stake_check" CHECK ("rounds"."win_electronic" + "rounds"."win_bonus" + "rounds"."held" = 0 or "rounds"."stake_game" + "rounds"."stake_electronic" + "rounds"."stake_bonus" > 0);