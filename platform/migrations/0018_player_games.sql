CREATE TABLE "game_demos" (
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_demos_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "game_favourites" (
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_favourites_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
ALTER TABLE "game_demos" ADD CONSTRAINT "game_demos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_demos" ADD CONSTRAINT "game_demos_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_demos_user_index" ON "game_demos" USING btree ("user_id","played_at");--> statement-breakpoint
CREATE INDEX "game_favourites_user_index" ON "game_favourites" USING btree ("user_id","created_at");