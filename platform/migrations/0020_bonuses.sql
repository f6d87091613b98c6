CREATE TABLE "bonus_groups" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bonus_groups_name_unique" UNIQUE("name"),
	CONSTRAINT "bonus_groups_id_check" CHECK ("bonus_groups"."id" between 1 and 16)
);
--> statement-breakpoint
CREATE TABLE "bonus_settings" (
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"days_of_week_active" jsonb NOT NULL,
	"wager" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bonus_settings_code_currency_pk" PRIMARY KEY("code","currency")
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" smallint NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"type" text NOT NULL,
	"code" text,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"amount" bigint DEFAULT 0 NOT NULL,
	"max_amount" bigint DEFAULT 0 NOT NULL,
	"min_deposit" bigint DEFAULT 0 NOT NULL,
	"activations_offset" integer DEFAULT 0 NOT NULL,
	"is_daily_activation" boolean DEFAULT false NOT NULL,
	"wager_type" text NOT NULL,
	"wager" integer NOT NULL,
	"max_daily_activations" integer DEFAULT 0 NOT NULL,
	"max_unique_activations" integer DEFAULT 0 NOT NULL,
	"active_on_days" smallint[] NOT NULL,
	"min_rating" smallint DEFAULT 0 NOT NULL,
	"max_win" bigint DEFAULT 0 NOT NULL,
	"win_amount_type" text NOT NULL,
	"burning_on_withdrawal" boolean DEFAULT false NOT NULL,
	"burning_amount" bigint DEFAULT 0 NOT NULL,
	"burning_on_timeout" boolean DEFAULT false NOT NULL,
	"burning_on_deposit" boolean DEFAULT false NOT NULL,
	"opt_in" boolean DEFAULT true NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"is_repeated_activation" boolean DEFAULT false NOT NULL,
	"is_verification_required" boolean DEFAULT false NOT NULL,
	"max_bet" bigint,
	CONSTRAINT "bonuses_type_check" CHECK ("bonuses"."type" in ('GAME', 'PROMO_CODE', 'PERCENTAGE')),
	CONSTRAINT "bonuses_code_check" CHECK (("bonuses"."type" = 'PROMO_CODE') = ("bonuses"."code" is not null)),
	CONSTRAINT "bonuses_status_check" CHECK ("bonuses"."status" in ('ACTIVE', 'DRAFT', 'COMPLETED', 'INACTIVE', 'PENDING')),
	CONSTRAINT "bonuses_currency_check" CHECK ("bonuses"."currency" in ('uah', 'kzt')),
	CONSTRAINT "bonuses_wager_type_check" CHECK ("bonuses"."wager_type" in ('CLASSIC', 'VERSION2')),
	CONSTRAINT "bonuses_win_type_check" CHECK ("bonuses"."win_amount_type" in ('ABSOLUTE', 'PERCENTAGES')),
	CONSTRAINT "bonuses_numbers_check" CHECK ("bonuses"."amount" > 0 and "bonuses"."max_amount" >= 0 and "bonuses"."min_deposit" >= 0 and "bonuses"."wager" >= 0 and "bonuses"."max_win" >= 0
        and "bonuses"."burning_amount" >= 0 and "bonuses"."min_rating" between 0 and 5 and "bonuses"."activations_offset" >= 0
        and "bonuses"."max_daily_activations" >= 0 and "bonuses"."max_unique_activations" >= 0 and coalesce("bonuses"."max_bet", 1) > 0),
	CONSTRAINT "bonuses_percentage_check" CHECK ("bonuses"."type" <> 'PERCENTAGE' or ("bonuses"."min_deposit" > 0 and "bonuses"."max_amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "user_bonus_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_bonus_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_bonus_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"transfer_id" text
);
--> statement-breakpoint
CREATE TABLE "user_bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bonus_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"deposit_id" uuid,
	"deposit_amount" bigint DEFAULT 0 NOT NULL,
	"initial_amount" bigint DEFAULT 0 NOT NULL,
	"wager_total" bigint DEFAULT 0 NOT NULL,
	"wager_done" bigint DEFAULT 0 NOT NULL,
	"cap" bigint,
	"released" bigint DEFAULT 0 NOT NULL,
	"forfeited" bigint DEFAULT 0 NOT NULL,
	"end_reason" text,
	CONSTRAINT "user_bonuses_status_check" CHECK ("user_bonuses"."status" in ('PENDING', 'ACTIVE', 'COMPLETED', 'CANCELED')),
	CONSTRAINT "user_bonuses_ended_check" CHECK (("user_bonuses"."status" in ('COMPLETED', 'CANCELED')) = ("user_bonuses"."end_reason" is not null)
        and ("user_bonuses"."status" in ('COMPLETED', 'CANCELED')) = ("user_bonuses"."completed_at" is not null)),
	CONSTRAINT "user_bonuses_active_check" CHECK ("user_bonuses"."status" <> 'ACTIVE' or "user_bonuses"."activated_at" is not null),
	CONSTRAINT "user_bonuses_numbers_check" CHECK ("user_bonuses"."wager_done" >= 0 and "user_bonuses"."wager_total" >= 0 and "user_bonuses"."released" >= 0 and "user_bonuses"."forfeited" >= 0
        and ("user_bonuses"."cap" is null or "user_bonuses"."released" <= "user_bonuses"."cap"))
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "win_forfeited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "user_bonus_id" uuid;--> statement-breakpoint
ALTER TABLE "seamless_calls" ADD COLUMN "forfeited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_group_id_bonus_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."bonus_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bonus_events" ADD CONSTRAINT "user_bonus_events_user_bonus_id_user_bonuses_id_fk" FOREIGN KEY ("user_bonus_id") REFERENCES "public"."user_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bonuses" ADD CONSTRAINT "user_bonuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bonuses" ADD CONSTRAINT "user_bonuses_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bonuses" ADD CONSTRAINT "user_bonuses_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_code" ON "bonuses" USING btree ("currency",upper("code")) WHERE "bonuses"."code" is not null;--> statement-breakpoint
CREATE INDEX "bonuses_offered" ON "bonuses" USING btree ("currency","starts_at") WHERE "bonuses"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "user_bonus_events_of" ON "user_bonus_events" USING btree ("user_bonus_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_bonuses_one_running" ON "user_bonuses" USING btree ("user_id") WHERE "user_bonuses"."status" in ('PENDING', 'ACTIVE');--> statement-breakpoint
CREATE INDEX "user_bonuses_of_user" ON "user_bonuses" USING btree ("user_id","subscribed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_bonuses_of_bonus" ON "user_bonuses" USING btree ("bonus_id","subscribed_at");--> statement-breakpoint
CREATE INDEX "user_bonuses_expiry" ON "user_bonuses" USING btree ("expires_at") WHERE "user_bonuses"."status" = 'ACTIVE';--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_user_bonus_id_user_bonuses_id_fk" FOREIGN KEY ("user_bonus_id") REFERENCES "public"."user_bonuses"("id") ON DELETE no action ON UPDATE no action;