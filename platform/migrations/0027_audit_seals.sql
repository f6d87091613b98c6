CREATE TABLE "audit_seal_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"candidate" bigint NOT NULL,
	"candidate_xact" text NOT NULL,
	CONSTRAINT "audit_seal_state_one_check" CHECK ("audit_seal_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_seals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sealed_at" timestamp with time zone NOT NULL,
	"from_entry" bigint NOT NULL,
	"to_entry" bigint NOT NULL,
	"count" integer NOT NULL,
	"entries" bigint[] NOT NULL,
	"digests" text[] NOT NULL,
	"previous" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_seals_to_entry_unique" UNIQUE("to_entry"),
	CONSTRAINT "audit_seals_previous_unique" UNIQUE("previous"),
	CONSTRAINT "audit_seals_count_check" CHECK ("audit_seals"."count" between 1 and 500),
	CONSTRAINT "audit_seals_lists_check" CHECK (cardinality("audit_seals"."entries") = "audit_seals"."count" and cardinality("audit_seals"."digests") = "audit_seals"."count")
);
--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING brin ("at") WITH (autosummarize=true,pages_per_range=16);--> statement-breakpoint
CREATE INDEX "games_beginning" ON "games" USING btree (lower("title") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "deposits_reference" ON "deposits" USING btree ("gateway_payment_id") WHERE "deposits"."gateway_payment_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_reference" ON "withdrawals" USING btree ("payout_id") WHERE "withdrawals"."payout_id" is not null;--> statement-breakpoint
create trigger audit_seals_append_only before update or delete or truncate on audit_seals
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
-- Gives the transaction its number before its entry has one. So whoever holds an entry of a smaller number than one that can be read also has
-- a smaller number as a transaction than whoever asks for one after reading it: what is sealed up to there is complete.
create function audit_number_first() returns trigger language plpgsql as $$
begin
  perform pg_current_xact_id();
  return null;
end
$$;
--> statement-breakpoint
create trigger audit_log_number_first before insert on audit_log
  for each statement execute function audit_number_first();
