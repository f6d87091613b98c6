CREATE TABLE "player_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_notes_text_check" CHECK (length("player_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "player_tags" (
	"user_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "player_tags_user_id_tag_pk" PRIMARY KEY("user_id","tag"),
	CONSTRAINT "player_tags_length_check" CHECK (length("player_tags"."tag") between 1 and 32)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deposited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is known of those of before: the last use of a session, and the deposits that have arrived.
UPDATE "users" SET
	"seen_at" = greatest("users"."created_at", coalesce((SELECT max("last_used_at") FROM "sessions" WHERE "user_id" = "users"."id"), "users"."created_at")),
	"deposited" = coalesce((SELECT sum("amount") FROM "deposits" WHERE "user_id" = "users"."id" AND "status" = 'SUCCESS'), 0);--> statement-breakpoint
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_notes" ADD CONSTRAINT "player_notes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_tags" ADD CONSTRAINT "player_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_notes_of_user" ON "player_notes" USING btree ("user_id","written_at","id");--> statement-breakpoint
CREATE INDEX "player_tags_of_tag" ON "player_tags" USING btree ("tag","user_id");--> statement-breakpoint
CREATE INDEX "sessions_address" ON "sessions" USING btree ("address","created_at") WHERE "sessions"."address" <> '';--> statement-breakpoint
CREATE INDEX "users_registered" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_seen" ON "users" USING btree ("seen_at","id");--> statement-breakpoint
CREATE INDEX "users_rated" ON "users" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "users_deposited" ON "users" USING btree ("deposited","id");--> statement-breakpoint
CREATE INDEX "users_phone_ending" ON "users" USING btree (reverse("phone") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "nicknames_beginning" ON "nicknames" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deposited_check" CHECK ("users"."deposited" >= 0);