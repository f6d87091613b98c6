ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_oidc_flows" ADD COLUMN "purpose" text DEFAULT 'sign_in' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_oidc_flows" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "operator_oidc_flows" ADD CONSTRAINT "operator_oidc_flows_session_id_operator_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."operator_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_browser" ON "sessions" USING btree ("browser","last_used_at") WHERE "sessions"."browser" <> '';--> statement-breakpoint
CREATE INDEX "operator_oidc_flows_session" ON "operator_oidc_flows" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "operator_oidc_flows" ADD CONSTRAINT "operator_oidc_flows_purpose_check" CHECK ("operator_oidc_flows"."purpose" in ('sign_in', 'bind', 'step_up'));--> statement-breakpoint
ALTER TABLE "operator_oidc_flows" ADD CONSTRAINT "operator_oidc_flows_session_check" CHECK (("operator_oidc_flows"."purpose" = 'sign_in') = ("operator_oidc_flows"."session_id" is null));