CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"result" text,
	"error" text,
	"failures_in_a_row" integer DEFAULT 0 NOT NULL,
	"failures" bigint DEFAULT 0 NOT NULL,
	"runs" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"wallet" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "adjustments_intent" UNIQUE("proposed_by","idempotency_key"),
	CONSTRAINT "adjustments_wallet_check" CHECK ("adjustments"."wallet" in ('game', 'electronic', 'bonus', 'cashback')),
	CONSTRAINT "adjustments_currency_check" CHECK ("adjustments"."currency" in ('uah', 'kzt')),
	CONSTRAINT "adjustments_amount_check" CHECK ("adjustments"."amount" <> 0),
	CONSTRAINT "adjustments_status_check" CHECK ("adjustments"."status" in ('PENDING', 'POSTED', 'REJECTED')),
	CONSTRAINT "adjustments_decided_check" CHECK (("adjustments"."status" = 'PENDING') = ("adjustments"."decided_at" is null)),
	CONSTRAINT "adjustments_decider_check" CHECK (("adjustments"."decided_by" is null) = ("adjustments"."decided_at" is null)),
	CONSTRAINT "adjustments_second_person" CHECK ("adjustments"."status" <> 'POSTED' or "adjustments"."decided_by" <> "adjustments"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "operators_name_unique" UNIQUE("name"),
	CONSTRAINT "operators_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "operators_name_check" CHECK ("operators"."name" ~ '^[a-z][a-z0-9._-]{1,39}$'),
	CONSTRAINT "operators_role_check" CHECK ("operators"."role" in ('support', 'payments', 'finance', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "reconciliation_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reconciliation_id" uuid NOT NULL,
	"difference" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"gateway_id" text,
	"currency" text NOT NULL,
	"ours" bigint,
	"theirs" bigint,
	"posted" bigint
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"gateway" text NOT NULL,
	"complete" boolean NOT NULL,
	"matched" integer NOT NULL,
	"mismatched" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"ran_by" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"runs" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reconciliations_day" UNIQUE("day","gateway"),
	CONSTRAINT "reconciliations_counts_check" CHECK ("reconciliations"."matched" >= 0 and "reconciliations"."mismatched" >= 0)
);
--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_proposed_by_operators_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_items" ADD CONSTRAINT "reconciliation_items_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustments_newest" ON "adjustments" USING btree ("proposed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "adjustments_of_user" ON "adjustments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "adjustments_pending" ON "adjustments" USING btree ("proposed_at") WHERE "adjustments"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "reconciliation_items_of" ON "reconciliation_items" USING btree ("reconciliation_id","id");--> statement-breakpoint
CREATE INDEX "reconciliations_mismatched" ON "reconciliations" USING btree ("day") WHERE "reconciliations"."mismatched" > 0;