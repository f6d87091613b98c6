ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_tries_check";--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "asked_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "tries_left_elsewhere" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_tries_check" CHECK ("verification_codes"."tries_left" >= 0 and "verification_codes"."tries_left_elsewhere" >= 0);