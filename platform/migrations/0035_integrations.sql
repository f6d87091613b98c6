CREATE TABLE "integration_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"integration" text NOT NULL,
	"use" text NOT NULL,
	"sealed" text NOT NULL,
	"public_key" text,
	"fingerprint" text NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "integration_keys_use_check" CHECK ("integration_keys"."use" in ('shared', 'ours', 'theirs')),
	CONSTRAINT "integration_keys_confirmed_check" CHECK (("integration_keys"."confirmed_by" is null) = ("integration_keys"."confirmed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"protocol" text NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer NOT NULL,
	"pending" jsonb,
	"pending_by" uuid,
	"pending_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "integrations_name_check" CHECK ("integrations"."name" ~ '^[a-z][a-z0-9-]{1,30}[a-z0-9]$'),
	CONSTRAINT "integrations_kind_check" CHECK ("integrations"."kind" in ('games', 'payments')),
	CONSTRAINT "integrations_state_check" CHECK ("integrations"."state" in ('draft', 'on', 'off')),
	CONSTRAINT "integrations_protocol_check" CHECK ("integrations"."settings" ->> 'protocol' = "integrations"."protocol"),
	CONSTRAINT "integrations_pending_check" CHECK (("integrations"."pending" is null) = ("integrations"."pending_by" is null) and ("integrations"."pending" is null) = ("integrations"."pending_at" is null))
);
--> statement-breakpoint
CREATE TABLE "wallet_validations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"integration" text NOT NULL,
	"state" text NOT NULL,
	"started_by" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"problem" text,
	"findings" jsonb NOT NULL,
	CONSTRAINT "wallet_validations_state_check" CHECK ("wallet_validations"."state" in ('running', 'passed', 'failed', 'broken'))
);
--> statement-breakpoint
ALTER TABLE "integration_keys" ADD CONSTRAINT "integration_keys_integration_integrations_name_fk" FOREIGN KEY ("integration") REFERENCES "public"."integrations"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_keys" ADD CONSTRAINT "integration_keys_added_by_operators_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_keys" ADD CONSTRAINT "integration_keys_confirmed_by_operators_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_pending_by_operators_id_fk" FOREIGN KEY ("pending_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_changed_by_operators_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_validations" ADD CONSTRAINT "wallet_validations_started_by_operators_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integration_keys_integration_index" ON "integration_keys" USING btree ("integration");--> statement-breakpoint
CREATE INDEX "wallet_validations_integration_index" ON "wallet_validations" USING btree ("integration","started_at");