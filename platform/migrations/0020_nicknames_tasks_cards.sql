CREATE TABLE "nickname_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"nickname" text NOT NULL,
	"folded" text NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "nickname_reports_once" UNIQUE("reporter_id","user_id","folded"),
	CONSTRAINT "nickname_reports_outcome_check" CHECK ("nickname_reports"."outcome" in ('taken', 'dismissed', 'changed')),
	CONSTRAINT "nickname_reports_decided_check" CHECK (("nickname_reports"."outcome" is null) = ("nickname_reports"."decided_at" is null)),
	CONSTRAINT "nickname_reports_reporter_check" CHECK ("nickname_reports"."reporter_id" <> "nickname_reports"."user_id")
);
--> statement-breakpoint
CREATE TABLE "nicknames" (
	"folded" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"nickname" text,
	CONSTRAINT "nicknames_owner_check" CHECK (("nicknames"."user_id" is null) = ("nicknames"."nickname" is null))
);
--> statement-breakpoint
CREATE TABLE "player_names" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"suit" text NOT NULL,
	"colour" text NOT NULL,
	"pattern" text NOT NULL,
	"shown" text DEFAULT 'masked' NOT NULL,
	"chosen_at" timestamp with time zone,
	"taken" text,
	"taken_for" text,
	"taken_at" timestamp with time zone,
	CONSTRAINT "player_names_shown_check" CHECK ("player_names"."shown" in ('nickname', 'masked', 'hidden')),
	CONSTRAINT "player_names_taken_check" CHECK (("player_names"."taken" is null) = ("player_names"."taken_at" is null) and ("player_names"."taken_for" is null) = ("player_names"."taken_at" is null))
);
--> statement-breakpoint
CREATE TABLE "saved_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"sealed_token" text NOT NULL,
	"card_hash" text,
	"brand" text,
	"last_four" text,
	"good_until" text,
	"saved_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "saved_cards_forgotten_check" CHECK (case when "saved_cards"."forgotten_at" is null then "saved_cards"."brand" is not null and "saved_cards"."last_four" is not null and "saved_cards"."good_until" is not null
        else "saved_cards"."brand" is null and "saved_cards"."last_four" is null and "saved_cards"."good_until" is null and "saved_cards"."card_hash" is null end),
	CONSTRAINT "saved_cards_last_four_check" CHECK ("saved_cards"."last_four" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "done_tasks" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"task" text NOT NULL,
	"terms" jsonb NOT NULL,
	"currency" text NOT NULL,
	"reward" bigint NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "done_tasks_user_id_day_task_pk" PRIMARY KEY("user_id","day","task"),
	CONSTRAINT "done_tasks_reward_check" CHECK ("done_tasks"."reward" > 0),
	CONSTRAINT "done_tasks_currency_check" CHECK ("done_tasks"."currency" in ('uah', 'kzt'))
);
--> statement-breakpoint
CREATE TABLE "task_counts" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"game" text NOT NULL,
	"provider" text NOT NULL,
	"category" text NOT NULL,
	"currency" text NOT NULL,
	"rounds" integer NOT NULL,
	"staked" bigint NOT NULL,
	CONSTRAINT "task_counts_user_id_day_game_pk" PRIMARY KEY("user_id","day","game"),
	CONSTRAINT "task_counts_check" CHECK ("task_counts"."rounds" >= 0 and "task_counts"."staked" >= 0)
);
--> statement-breakpoint
CREATE TABLE "task_terms" (
	"version" integer PRIMARY KEY NOT NULL,
	"from_day" date NOT NULL,
	"terms" jsonb NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "keep_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "saved_card_id" uuid;--> statement-breakpoint
ALTER TABLE "nickname_reports" ADD CONSTRAINT "nickname_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nickname_reports" ADD CONSTRAINT "nickname_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nickname_reports" ADD CONSTRAINT "nickname_reports_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nicknames" ADD CONSTRAINT "nicknames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_names" ADD CONSTRAINT "player_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cards" ADD CONSTRAINT "saved_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "done_tasks" ADD CONSTRAINT "done_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_counts" ADD CONSTRAINT "task_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_counts" ADD CONSTRAINT "task_counts_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nickname_reports_open_index" ON "nickname_reports" USING btree ("user_id","nickname") WHERE "nickname_reports"."outcome" is null;--> statement-breakpoint
CREATE INDEX "nicknames_user_index" ON "nicknames" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_cards_of_card" ON "saved_cards" USING btree ("user_id","card_hash") WHERE "saved_cards"."forgotten_at" is null;--> statement-breakpoint
CREATE INDEX "saved_cards_of_user" ON "saved_cards" USING btree ("user_id","used_at" DESC NULLS LAST) WHERE "saved_cards"."forgotten_at" is null;--> statement-breakpoint
CREATE INDEX "saved_cards_forgotten" ON "saved_cards" USING btree ("forgotten_at") WHERE "saved_cards"."forgotten_at" is not null;--> statement-breakpoint
CREATE INDEX "done_tasks_done_index" ON "done_tasks" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "done_tasks_waiting_index" ON "done_tasks" USING btree ("user_id","day") WHERE "done_tasks"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "task_counts_day_index" ON "task_counts" USING btree ("day");