CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"decline_reason" text,
	"gateway" text NOT NULL,
	"return_path" text NOT NULL,
	"locale" text NOT NULL,
	"gateway_payment_id" text,
	"redirect_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "deposits_intent" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "deposits_amount_check" CHECK ("deposits"."amount" > 0),
	CONSTRAINT "deposits_currency_check" CHECK ("deposits"."currency" in ('uah', 'kzt')),
	CONSTRAINT "deposits_status_check" CHECK ("deposits"."status" in ('AWAITING_DEPOSIT', 'SUCCESS', 'DENIED', 'EXPIRED')),
	CONSTRAINT "deposits_settled_check" CHECK (("deposits"."status" = 'AWAITING_DEPOSIT') = ("deposits"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"deposit_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_of_user" ON "deposits" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposits_awaiting" ON "deposits" USING btree ("created_at") WHERE "deposits"."status" = 'AWAITING_DEPOSIT';--> statement-breakpoint
CREATE INDEX "payment_events_of_deposit" ON "payment_events" USING btree ("deposit_id");