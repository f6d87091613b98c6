CREATE TABLE "canned_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	CONSTRAINT "canned_answers_key_check" CHECK ("canned_answers"."key" ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	CONSTRAINT "canned_answers_version_check" CHECK ("canned_answers"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD COLUMN "changed_in" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answer_key" uuid;--> statement-breakpoint
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_changed_by_operators_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_assigned_to_operators_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_threads_waiting" ON "chat_threads" USING btree ("waiting_since") WHERE "chat_threads"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_assigned" ON "chat_threads" USING btree ("assigned_to") WHERE "chat_threads"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_changed" ON "chat_threads" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "contact_requests_open" ON "contact_requests" USING btree ("created_at") WHERE "contact_requests"."handled_at" is null;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_answer_check" CHECK (("contact_requests"."answer" is null) = ("contact_requests"."answer_key" is null) and ("contact_requests"."answer" is null or "contact_requests"."handled_at" is not null));