CREATE TABLE "operator_roles" (
	"name" text PRIMARY KEY NOT NULL,
	"permissions" jsonb NOT NULL,
	"amounts" jsonb NOT NULL,
	"version" integer NOT NULL,
	"pending" jsonb,
	"pending_by" uuid,
	"pending_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_roles_name_check" CHECK ("operator_roles"."name" ~ '^[a-z][a-z0-9-]{1,39}$' and "operator_roles"."name" not in ('support', 'payments', 'finance', 'admin')),
	CONSTRAINT "operator_roles_pending_check" CHECK (("operator_roles"."pending" is null) = ("operator_roles"."pending_by" is null) and ("operator_roles"."pending" is null) = ("operator_roles"."pending_at" is null))
);
--> statement-breakpoint
ALTER TABLE "operators" DROP CONSTRAINT "operators_role_check";--> statement-breakpoint
ALTER TABLE "operator_roles" ADD CONSTRAINT "operator_roles_pending_by_operators_id_fk" FOREIGN KEY ("pending_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;