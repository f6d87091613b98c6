CREATE TABLE "risk_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" uuid,
	"assignee" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"outcome" text,
	CONSTRAINT "risk_cases_closed_check" CHECK (("risk_cases"."closed_at" is null) = ("risk_cases"."closed_by" is null) and ("risk_cases"."closed_at" is null) = ("risk_cases"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "risk_links" (
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "risk_links_case_id_kind_subject_pk" PRIMARY KEY("case_id","kind","subject"),
	CONSTRAINT "risk_links_kind_check" CHECK ("risk_links"."kind" in ('withdrawal', 'deposit', 'player'))
);
--> statement-breakpoint
CREATE TABLE "risk_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" uuid,
	"step" text NOT NULL,
	"text" text NOT NULL,
	"outcome" text,
	CONSTRAINT "risk_steps_outcome_check" CHECK (("risk_steps"."step" = 'closed') = ("risk_steps"."outcome" is not null))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_rulings" (
	"withdrawal_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	"outcome" text NOT NULL,
	"rule" text,
	"guards" text[] NOT NULL,
	CONSTRAINT "withdrawal_rulings_outcome_check" CHECK ("withdrawal_rulings"."outcome" in ('approve', 'hold', 'review'))
);
--> statement-breakpoint
ALTER TABLE "risk_cases" ADD CONSTRAINT "risk_cases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_cases" ADD CONSTRAINT "risk_cases_opened_by_operators_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_cases" ADD CONSTRAINT "risk_cases_assignee_operators_id_fk" FOREIGN KEY ("assignee") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_cases" ADD CONSTRAINT "risk_cases_closed_by_operators_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_links" ADD CONSTRAINT "risk_links_case_id_risk_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."risk_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_steps" ADD CONSTRAINT "risk_steps_case_id_risk_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."risk_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_steps" ADD CONSTRAINT "risk_steps_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_rulings" ADD CONSTRAINT "withdrawal_rulings_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "risk_cases_open" ON "risk_cases" USING btree ("user_id") WHERE "risk_cases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "risk_cases_of_user" ON "risk_cases" USING btree ("user_id","opened_at");--> statement-breakpoint
CREATE INDEX "risk_cases_by_opening" ON "risk_cases" USING btree ("opened_at","id");--> statement-breakpoint
CREATE INDEX "risk_cases_by_change" ON "risk_cases" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "risk_steps_of_case" ON "risk_steps" USING btree ("case_id","at");