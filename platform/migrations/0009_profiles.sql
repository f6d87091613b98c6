CREATE TABLE "profile_versions" (
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"begins_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "profile_versions_code_version_pk" PRIMARY KEY("code","version"),
	CONSTRAINT "profile_versions_code_check" CHECK ("profile_versions"."code" ~ '^([A-Z]{2}|TRIAL)$'),
	CONSTRAINT "profile_versions_version_check" CHECK ("profile_versions"."version" >= 1),
	CONSTRAINT "profile_versions_withdrawn_check" CHECK (("profile_versions"."withdrawn_at" is null) = ("profile_versions"."withdrawn_by" is null)),
	CONSTRAINT "profile_versions_people_check" CHECK ("profile_versions"."confirmed_by" is distinct from "profile_versions"."proposed_by" or "profile_versions"."confirmed_by" is null),
	CONSTRAINT "profile_versions_confirmed_check" CHECK ("profile_versions"."confirmed_by" is null or "profile_versions"."confirmed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profiles" text[] DEFAULT '{TRIAL}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_proposed_by_operators_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_confirmed_by_operators_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_withdrawn_by_operators_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_profiles_check" CHECK (cardinality("users"."profiles") between 1 and 2);