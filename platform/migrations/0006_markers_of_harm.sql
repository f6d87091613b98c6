CREATE TABLE "harm_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" uuid,
	"reason" text NOT NULL,
	"signals_from" date NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"outcome" text,
	"closing_note" text,
	CONSTRAINT "harm_cases_closed_check" CHECK (("harm_cases"."closed_at" is null) = ("harm_cases"."closed_by" is null) and ("harm_cases"."closed_at" is null) = ("harm_cases"."outcome" is null) and ("harm_cases"."closed_at" is null) = ("harm_cases"."closing_note" is null))
);
--> statement-breakpoint
CREATE TABLE "harm_days" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "harm_days_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "harm_signals" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"marker" text NOT NULL,
	"weight" smallint NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "harm_signals_user_id_day_marker_pk" PRIMARY KEY("user_id","day","marker"),
	CONSTRAINT "harm_signals_weight_check" CHECK ("harm_signals"."weight" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "harm_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid NOT NULL,
	"step" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "harm_cases" ADD CONSTRAINT "harm_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harm_cases" ADD CONSTRAINT "harm_cases_opened_by_operators_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harm_cases" ADD CONSTRAINT "harm_cases_closed_by_operators_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harm_signals" ADD CONSTRAINT "harm_signals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harm_steps" ADD CONSTRAINT "harm_steps_case_id_harm_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."harm_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "harm_steps" ADD CONSTRAINT "harm_steps_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "harm_cases_open" ON "harm_cases" USING btree ("user_id") WHERE "harm_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "harm_cases_of_user" ON "harm_cases" USING btree ("user_id","opened_at");--> statement-breakpoint
CREATE INDEX "harm_steps_of_case" ON "harm_steps" USING btree ("case_id","at");--> statement-breakpoint
create trigger harm_signals_append_only before update or delete or truncate on harm_signals
  for each statement execute function ledger_refuse_change();--> statement-breakpoint
create trigger harm_steps_append_only before update or delete or truncate on harm_steps
  for each statement execute function ledger_refuse_change();
