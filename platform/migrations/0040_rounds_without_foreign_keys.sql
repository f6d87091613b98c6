ALTER TABLE "rounds" DROP CONSTRAINT "rounds_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_session_id_game_sessions_id_fk";
--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_game_games_slug_fk";
--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_user_bonus_id_user_bonuses_id_fk";
--> statement-breakpoint
ALTER TABLE "seamless_calls" DROP CONSTRAINT "seamless_calls_round_id_rounds_id_fk";
--> statement-breakpoint
DROP INDEX "player_events_created_at_idx";--> statement-breakpoint
CREATE INDEX "player_events_created" ON "player_events" USING brin ("created_at") WITH (autosummarize=true,pages_per_range=16);