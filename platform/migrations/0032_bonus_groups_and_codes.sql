CREATE TABLE "bonus_code_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bonus_id" uuid NOT NULL,
	"note" text NOT NULL,
	"codes" integer NOT NULL,
	"made_by" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "bonus_code_batches_key" UNIQUE("made_by","idempotency_key"),
	CONSTRAINT "bonus_code_batches_codes_check" CHECK ("bonus_code_batches"."codes" > 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"user_bonus_id" uuid,
	CONSTRAINT "bonus_codes_user_bonus_id_unique" UNIQUE("user_bonus_id")
);
--> statement-breakpoint
CREATE TABLE "grouped_players" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "grouped_players_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "player_groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_groups_name_check" CHECK (length("player_groups"."name") between 1 and 80)
);
--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "player_group_id" uuid;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "single_use" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_code_batches" ADD CONSTRAINT "bonus_code_batches_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_code_batches" ADD CONSTRAINT "bonus_code_batches_made_by_operators_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_codes" ADD CONSTRAINT "bonus_codes_batch_id_bonus_code_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."bonus_code_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_codes" ADD CONSTRAINT "bonus_codes_user_bonus_id_user_bonuses_id_fk" FOREIGN KEY ("user_bonus_id") REFERENCES "public"."user_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grouped_players" ADD CONSTRAINT "grouped_players_group_id_player_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."player_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grouped_players" ADD CONSTRAINT "grouped_players_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_groups" ADD CONSTRAINT "player_groups_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bonus_code_batches_of_bonus" ON "bonus_code_batches" USING btree ("bonus_id","made_at");--> statement-breakpoint
CREATE INDEX "bonus_codes_of_batch" ON "bonus_codes" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "grouped_players_of_user" ON "grouped_players" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "player_groups_name" ON "player_groups" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_player_group_id_player_groups_id_fk" FOREIGN KEY ("player_group_id") REFERENCES "public"."player_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_single_use_check" CHECK (not "bonuses"."single_use" or "bonuses"."type" = 'PROMO_CODE');