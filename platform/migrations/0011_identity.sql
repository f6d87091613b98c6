CREATE TABLE "identity_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"level" smallint NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"full_name" text NOT NULL,
	"born_on" date NOT NULL,
	"document_kind" text NOT NULL,
	"document_country" text NOT NULL,
	"sealed_number" text,
	"number_hash" text,
	"document_expires_on" date,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"verifier" text,
	"reference" text,
	"asked_at" timestamp with time zone,
	"with_operator_since" timestamp with time zone,
	"operator_note" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_checks_reference" UNIQUE("verifier","reference"),
	CONSTRAINT "identity_checks_level_check" CHECK ("identity_checks"."level" in (2, 3)),
	CONSTRAINT "identity_checks_status_check" CHECK ("identity_checks"."status" in ('DRAFT', 'SUBMITTED', 'APPROVED', 'DENIED', 'EXPIRED')),
	CONSTRAINT "identity_checks_reason_check" CHECK (("identity_checks"."status" in ('DENIED', 'EXPIRED')) = ("identity_checks"."reason" is not null)),
	CONSTRAINT "identity_checks_submitted_check" CHECK (("identity_checks"."status" = 'DRAFT') = ("identity_checks"."submitted_at" is null)),
	CONSTRAINT "identity_checks_decided_check" CHECK (("identity_checks"."status" in ('DRAFT', 'SUBMITTED')) = ("identity_checks"."decided_at" is null)),
	CONSTRAINT "identity_checks_expiry_check" CHECK (("identity_checks"."status" in ('APPROVED', 'EXPIRED')) = ("identity_checks"."expires_at" is not null)),
	CONSTRAINT "identity_checks_number_check" CHECK (("identity_checks"."sealed_number" is null) = ("identity_checks"."number_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"check_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_documents_side" UNIQUE("check_id","side"),
	CONSTRAINT "identity_documents_side_check" CHECK ("identity_documents"."side" in ('front', 'back', 'selfie')),
	CONSTRAINT "identity_documents_size_check" CHECK ("identity_documents"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_check_id_identity_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."identity_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_open" ON "identity_checks" USING btree ("user_id","level") WHERE "identity_checks"."status" in ('DRAFT', 'SUBMITTED');--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_approved" ON "identity_checks" USING btree ("user_id","level") WHERE "identity_checks"."status" = 'APPROVED';--> statement-breakpoint
CREATE UNIQUE INDEX "identity_checks_number" ON "identity_checks" USING btree ("number_hash") WHERE "identity_checks"."status" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "identity_checks_of_user" ON "identity_checks" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identity_checks_waiting" ON "identity_checks" USING btree ("submitted_at") WHERE "identity_checks"."status" = 'SUBMITTED';--> statement-breakpoint
CREATE INDEX "identity_checks_ending" ON "identity_checks" USING btree ("expires_at") WHERE "identity_checks"."status" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "identity_checks_people" ON "identity_checks" USING btree ("born_on",lower("full_name"));--> statement-breakpoint
CREATE INDEX "identity_documents_same" ON "identity_documents" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "identity_documents_of_user" ON "identity_documents" USING btree ("user_id");