CREATE TABLE "battle_entries" (
	"battle_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"stakes" integer DEFAULT 0 NOT NULL,
	"score" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	"reached_by" bigint,
	CONSTRAINT "battle_entries_battle_id_user_id_pk" PRIMARY KEY("battle_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "battle_points" (
	"battle_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"ordinal" bigint NOT NULL,
	"game" text NOT NULL,
	"stake" bigint NOT NULL,
	"won" bigint NOT NULL,
	"multiplier" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "battle_points_battle_id_round_id_pk" PRIMARY KEY("battle_id","round_id")
);
--> statement-breakpoint
CREATE TABLE "battle_prizes" (
	"battle_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "battle_prizes_battle_id_place_pk" PRIMARY KEY("battle_id","place")
);
--> statement-breakpoint
CREATE TABLE "battles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"grace_seconds" integer NOT NULL,
	"min_stake" bigint NOT NULL,
	"max_stake" bigint,
	"prizes" bigint[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp with time zone,
	"scheduled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "battles_tier_check" CHECK ("battles"."tier" in ('bronze', 'silver', 'gold', 'platinum', 'brilliant')),
	CONSTRAINT "battles_currency_check" CHECK ("battles"."currency" in ('uah', 'kzt')),
	CONSTRAINT "battles_state_check" CHECK ("battles"."state" in ('open', 'finished', 'cancelled')),
	CONSTRAINT "battles_closed_check" CHECK (("battles"."state" = 'open') = ("battles"."closed_at" is null)),
	CONSTRAINT "battles_numbers_check" CHECK ("battles"."starts_at" < "battles"."ends_at" and "battles"."grace_seconds" > 0 and "battles"."min_stake" > 0
        and coalesce("battles"."max_stake" > "battles"."min_stake", true) and cardinality("battles"."prizes") between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "cashback_claims" (
	"user_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_claims_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key"),
	CONSTRAINT "cashback_claims_amount_check" CHECK ("cashback_claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "cashback_runs" (
	"currency" text NOT NULL,
	"week_from" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "cashback_runs_currency_week_from_pk" PRIMARY KEY("currency","week_from")
);
--> statement-breakpoint
CREATE TABLE "cashback_weeks" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"week_from" timestamp with time zone NOT NULL,
	"week_to" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"rounds" integer NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"stars" smallint NOT NULL,
	"percent" integer NOT NULL,
	"most" bigint,
	"amount" bigint NOT NULL,
	"user_bonus_id" uuid,
	"credited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_weeks_user_id_kind_week_from_pk" PRIMARY KEY("user_id","kind","week_from"),
	CONSTRAINT "cashback_weeks_kind_check" CHECK ("cashback_weeks"."kind" in ('Cashback', 'WeeklyCashback')),
	CONSTRAINT "cashback_weeks_numbers_check" CHECK ("cashback_weeks"."amount" >= 0 and "cashback_weeks"."staked" >= 0 and "cashback_weeks"."won" >= 0 and "cashback_weeks"."amount" <= greatest("cashback_weeks"."staked" - "cashback_weeks"."won", 0)
        and "cashback_weeks"."week_from" < "cashback_weeks"."week_to")
);
--> statement-breakpoint
ALTER TABLE "bonuses" DROP CONSTRAINT "bonuses_percentage_check";--> statement-breakpoint
ALTER TABLE "battle_entries" ADD CONSTRAINT "battle_entries_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_entries" ADD CONSTRAINT "battle_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_prizes" ADD CONSTRAINT "battle_prizes_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_prizes" ADD CONSTRAINT "battle_prizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_claims" ADD CONSTRAINT "cashback_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_weeks" ADD CONSTRAINT "cashback_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_weeks" ADD CONSTRAINT "cashback_weeks_user_bonus_id_user_bonuses_id_fk" FOREIGN KEY ("user_bonus_id") REFERENCES "public"."user_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "battle_entries_of" ON "battle_entries" USING btree ("user_id","entered_at");--> statement-breakpoint
CREATE INDEX "battle_entries_board" ON "battle_entries" USING btree ("battle_id","score" DESC NULLS LAST,"reached_at","reached_by") WHERE "battle_entries"."reached_at" is not null;--> statement-breakpoint
CREATE INDEX "battle_points_order" ON "battle_points" USING btree ("battle_id","user_id","ordinal");--> statement-breakpoint
CREATE INDEX "battle_points_best" ON "battle_points" USING btree ("battle_id","user_id","multiplier" DESC NULLS LAST,"ordinal");--> statement-breakpoint
CREATE INDEX "battle_points_round" ON "battle_points" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_prizes_player" ON "battle_prizes" USING btree ("battle_id","user_id");--> statement-breakpoint
CREATE INDEX "battle_prizes_owed" ON "battle_prizes" USING btree ("battle_id") WHERE "battle_prizes"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "battle_prizes_unseen" ON "battle_prizes" USING btree ("user_id") WHERE "battle_prizes"."seen_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "battles_slot" ON "battles" USING btree ("tier","currency","starts_at") WHERE "battles"."scheduled";--> statement-breakpoint
CREATE INDEX "battles_open" ON "battles" USING btree ("ends_at") WHERE "battles"."state" = 'open';--> statement-breakpoint
CREATE INDEX "battles_over" ON "battles" USING btree ("ends_at") WHERE "battles"."state" <> 'open';--> statement-breakpoint
CREATE INDEX "cashback_weeks_week_index" ON "cashback_weeks" USING btree ("currency","week_from");--> statement-breakpoint
CREATE INDEX "rounds_settled_index" ON "rounds" USING btree ("user_id","settled_at") WHERE "rounds"."status" = 'settled';--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_weekly_check" CHECK ("bonuses"."group_id" <> 6 or "bonuses"."type" = 'PERCENTAGE');--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_percentage_check" CHECK ("bonuses"."type" <> 'PERCENTAGE' or ("bonuses"."max_amount" > 0 and ("bonuses"."min_deposit" > 0) = ("bonuses"."group_id" <> 6)));