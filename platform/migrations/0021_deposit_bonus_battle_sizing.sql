ALTER TABLE "battles" ADD COLUMN "sizing" jsonb;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "bonus_choice" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "bonus_terms" jsonb;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "bonus_given" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_bonus_check" CHECK (("deposits"."bonus_choice" is distinct from 'without' or "deposits"."bonus_terms" is null)
        and ("deposits"."bonus_choice" is distinct from 'bonus' or "deposits"."bonus_terms" is not null)
        and ("deposits"."bonus_given" is null or ("deposits"."bonus_terms" is not null and "deposits"."status" = 'SUCCESS')));--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_bonus_choice_check" CHECK ("deposits"."bonus_choice" in ('without', 'bonus'));