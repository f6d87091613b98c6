CREATE TABLE "player_protection" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"timed_out_until" timestamp with time zone,
	"self_excluded_from" timestamp with time zone,
	"self_excluded_until" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspended_for" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "player_protection_excluded_check" CHECK ("player_protection"."self_excluded_until" is null or "player_protection"."self_excluded_until" > "player_protection"."self_excluded_from"),
	CONSTRAINT "player_protection_suspended_check" CHECK (("player_protection"."suspended_at" is null) = ("player_protection"."suspended_for" is null))
);
--> statement-breakpoint
ALTER TABLE "game_sessions" DROP CONSTRAINT "game_sessions_close_check";--> statement-breakpoint
ALTER TABLE "player_protection" ADD CONSTRAINT "player_protection_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_close_check" CHECK ("game_sessions"."close_reason" is null or "game_sessions"."close_reason" in ('player', 'replaced', 'stopped'));