CREATE TABLE "chargebacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"gateway_id" text NOT NULL,
	"deposit_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"recovered" bigint DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chargebacks_deposit_id_unique" UNIQUE("deposit_id"),
	CONSTRAINT "chargebacks_at_gateway" UNIQUE("gateway","gateway_id"),
	CONSTRAINT "chargebacks_amount_check" CHECK ("chargebacks"."amount" > 0),
	CONSTRAINT "chargebacks_recovered_check" CHECK ("chargebacks"."recovered" between 0 and "chargebacks"."amount"),
	CONSTRAINT "chargebacks_status_check" CHECK ("chargebacks"."status" in ('waiting', 'open', 'recovered', 'written_off')),
	CONSTRAINT "chargebacks_recovered_whole" CHECK (("chargebacks"."status" = 'recovered') = ("chargebacks"."recovered" = "chargebacks"."amount")),
	CONSTRAINT "chargebacks_closed_check" CHECK (("chargebacks"."status" in ('recovered', 'written_off')) = ("chargebacks"."closed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chargebacks_of_user" ON "chargebacks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chargebacks_newest" ON "chargebacks" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);