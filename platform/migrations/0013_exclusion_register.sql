CREATE TABLE "exclusion_register" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone_hash" text,
	"email_hash" text,
	"document_hash" text,
	"birth_hash" text,
	"from" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"source" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" uuid,
	CONSTRAINT "exclusion_register_entry" UNIQUE NULLS NOT DISTINCT("phone_hash","email_hash","document_hash","birth_hash","until","source"),
	CONSTRAINT "exclusion_register_known_check" CHECK ("exclusion_register"."phone_hash" is not null or "exclusion_register"."email_hash" is not null or "exclusion_register"."document_hash" is not null),
	CONSTRAINT "exclusion_register_until_check" CHECK ("exclusion_register"."until" is null or "exclusion_register"."until" > "exclusion_register"."from")
);
--> statement-breakpoint
CREATE TABLE "register_checks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"found_in" text
);
--> statement-breakpoint
ALTER TABLE "exclusion_register" ADD CONSTRAINT "exclusion_register_added_by_operators_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exclusion_register_phone" ON "exclusion_register" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "exclusion_register_email" ON "exclusion_register" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "exclusion_register_document" ON "exclusion_register" USING btree ("document_hash");--> statement-breakpoint
CREATE INDEX "exclusion_register_added" ON "exclusion_register" USING btree ("added_at","id");