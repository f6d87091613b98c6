CREATE TABLE "promotion_versions" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"edition" integer NOT NULL,
	"value" jsonb NOT NULL,
	"based_on" integer NOT NULL,
	"valid_from" timestamp with time zone,
	"note" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	CONSTRAINT "promotion_versions_kind_version_pk" PRIMARY KEY("kind","version"),
	CONSTRAINT "promotion_versions_version_check" CHECK ("promotion_versions"."version" >= 1 and "promotion_versions"."based_on" >= 0 and "promotion_versions"."edition" >= 1),
	CONSTRAINT "promotion_versions_state_check" CHECK ("promotion_versions"."state" in ('draft', 'proposed', 'confirmed', 'withdrawn', 'deleted')),
	CONSTRAINT "promotion_versions_proposed_check" CHECK ("promotion_versions"."state" not in ('proposed', 'confirmed') or ("promotion_versions"."valid_from" is not null and "promotion_versions"."note" is not null and "promotion_versions"."proposed_by" is not null and "promotion_versions"."proposed_at" is not null)),
	CONSTRAINT "promotion_versions_confirmed_check" CHECK ("promotion_versions"."state" <> 'confirmed' or ("promotion_versions"."confirmed_by" is not null and "promotion_versions"."confirmed_at" is not null)),
	CONSTRAINT "promotion_versions_people_check" CHECK ("promotion_versions"."confirmed_by" is null or ("promotion_versions"."confirmed_by" <> "promotion_versions"."proposed_by" and "promotion_versions"."confirmed_by" <> "promotion_versions"."created_by"))
);
--> statement-breakpoint
ALTER TABLE "promotion_versions" ADD CONSTRAINT "promotion_versions_created_by_operators_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_versions" ADD CONSTRAINT "promotion_versions_proposed_by_operators_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_versions" ADD CONSTRAINT "promotion_versions_confirmed_by_operators_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_versions" ADD CONSTRAINT "promotion_versions_withdrawn_by_operators_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_versions_confirmed_index" ON "promotion_versions" USING btree ("kind","valid_from") WHERE "promotion_versions"."state" = 'confirmed';