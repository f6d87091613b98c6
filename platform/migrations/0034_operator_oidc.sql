CREATE TABLE "operator_oidc_accounts" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_oidc_accounts_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "operator_oidc_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"invitation_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_oidc_accounts" ADD CONSTRAINT "operator_oidc_accounts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_oidc_flows" ADD CONSTRAINT "operator_oidc_flows_invitation_id_operator_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."operator_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_oidc_flows_expiry" ON "operator_oidc_flows" USING btree ("expires_at");