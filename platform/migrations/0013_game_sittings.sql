ALTER TABLE "settings" DROP CONSTRAINT "settings_tag_check";--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "close_reason" text;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "play_id" uuid;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "play_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "game_sessions_game_index" ON "game_sessions" USING btree ("user_id","game","created_at");--> statement-breakpoint
CREATE INDEX "game_sessions_play_index" ON "game_sessions" USING btree ("play_id");--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_close_check" CHECK ("game_sessions"."close_reason" is null or "game_sessions"."close_reason" in ('player', 'replaced'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_maintenance_check" CHECK ("settings"."tag" <> 'MAINTENANCE' or "settings"."value" in ('PLANNED', 'INCIDENT'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_tag_check" CHECK ("settings"."tag" in ('RESTRICTION', 'MAINTENANCE'));