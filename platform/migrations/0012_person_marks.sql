CREATE TABLE "person_marks" (
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"remembered_at" timestamp with time zone NOT NULL,
	"shared_at" timestamp with time zone,
	CONSTRAINT "person_marks_kind_hash_user_id_pk" PRIMARY KEY("kind","hash","user_id"),
	CONSTRAINT "person_marks_kind_check" CHECK ("person_marks"."kind" in ('phone', 'email', 'card', 'document'))
);
--> statement-breakpoint
ALTER TABLE "player_protection" ADD COLUMN "barred_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_protection" ADD COLUMN "barred_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player_protection" ADD COLUMN "barred_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "person_marks" ADD CONSTRAINT "person_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_marks_of_user" ON "person_marks" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "player_protection" ADD CONSTRAINT "player_protection_barred_check" CHECK (("player_protection"."barred_from" is null) = ("player_protection"."barred_by" is null));--> statement-breakpoint
ALTER TABLE "player_protection" ADD CONSTRAINT "player_protection_barred_until_check" CHECK ("player_protection"."barred_until" is null or "player_protection"."barred_until" > "player_protection"."barred_from");