CREATE TABLE "game_feeds" (
	"integration" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"integration" text NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "game_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"slug" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"theme" text NOT NULL,
	"rtp" text NOT NULL,
	"volatility" text NOT NULL,
	"min_bet" jsonb NOT NULL,
	"max_bet" jsonb NOT NULL,
	"countries_blocked" text[] NOT NULL,
	"devices" text[] NOT NULL,
	"released_on" date NOT NULL,
	"popularity" double precision NOT NULL,
	"contribution" smallint NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "games_category_check" CHECK ("games"."category" in ('slots', 'instant', 'live')),
	CONSTRAINT "games_contribution_check" CHECK ("games"."contribution" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"slug" text PRIMARY KEY NOT NULL,
	"integration" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "rounds_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"integration" text NOT NULL,
	"provider_round" text NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"stake_game" bigint DEFAULT 0 NOT NULL,
	"stake_electronic" bigint DEFAULT 0 NOT NULL,
	"stake_bonus" bigint DEFAULT 0 NOT NULL,
	"win_electronic" bigint DEFAULT 0 NOT NULL,
	"win_bonus" bigint DEFAULT 0 NOT NULL,
	"balance_game" bigint DEFAULT 0 NOT NULL,
	"balance_electronic" bigint DEFAULT 0 NOT NULL,
	"balance_bonus" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "rounds_provider_round_unique" UNIQUE("integration","provider_round"),
	CONSTRAINT "rounds_status_check" CHECK ("rounds"."status" in ('open', 'settled', 'refunded')),
	CONSTRAINT "rounds_stake_check" CHECK ("rounds"."stake_game" >= 0 and "rounds"."stake_electronic" >= 0 and "rounds"."stake_bonus" >= 0 and "rounds"."win_electronic" >= 0 and "rounds"."win_bonus" >= 0),
	CONSTRAINT "rounds_win_has_stake_check" CHECK ("rounds"."win_electronic" + "rounds"."win_bonus" = 0 or "rounds"."stake_game" + "rounds"."stake_electronic" + "rounds"."stake_bonus" > 0)
);
--> statement-breakpoint
CREATE TABLE "seamless_blocks" (
	"integration" text NOT NULL,
	"user_id" uuid NOT NULL,
	"transaction_id" text NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "seamless_blocks_integration_user_id_transaction_id_action_pk" PRIMARY KEY("integration","user_id","transaction_id","action")
);
--> statement-breakpoint
CREATE TABLE "seamless_calls" (
	"integration" text NOT NULL,
	"action" text NOT NULL,
	"transaction_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"round_id" uuid,
	"transfer_id" text,
	"game" bigint DEFAULT 0 NOT NULL,
	"electronic" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"closes" boolean DEFAULT false NOT NULL,
	"refused" text,
	"undone_by" text,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seamless_calls_integration_action_transaction_id_pk" PRIMARY KEY("integration","action","transaction_id")
);
--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_provider_providers_slug_fk" FOREIGN KEY ("provider") REFERENCES "public"."providers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_session_id_game_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seamless_calls" ADD CONSTRAINT "seamless_calls_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_sessions_user_index" ON "game_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "games_provider_index" ON "games" USING btree ("provider");--> statement-breakpoint
CREATE INDEX "rounds_user_index" ON "rounds" USING btree ("user_id","ordinal");--> statement-breakpoint
CREATE INDEX "rounds_session_index" ON "rounds" USING btree ("session_id","ordinal");--> statement-breakpoint
CREATE INDEX "seamless_calls_round_index" ON "seamless_calls" USING btree ("round_id");