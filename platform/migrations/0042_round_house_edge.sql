ALTER TABLE "cashback_weeks" DROP CONSTRAINT "cashback_weeks_numbers_check";--> statement-breakpoint
ALTER TABLE "cashback_weeks" ADD COLUMN "theoretical_loss" bigint;--> statement-breakpoint
ALTER TABLE "cashback_weeks" ADD COLUMN "bound" bigint;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "house_edge" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "rounds" r SET "house_edge" = greatest(0, least(10000, 10000 - trunc(g."rtp"::numeric * 100)))::int
FROM "games" g WHERE g."slug" = r."game" AND g."rtp" ~ '^[0-9]{1,3}([.][0-9]+)?$'
	AND (r."status" = 'open' OR r."created_at" > now() - interval '16 days');--> statement-breakpoint
CREATE INDEX "rounds_settled_late_index" ON "rounds" USING btree ("user_id","settled_at") WHERE "rounds"."settled_at" - "rounds"."created_at" >= interval '48 hours';--> statement-breakpoint
ALTER TABLE "cashback_weeks" ADD CONSTRAINT "cashback_weeks_numbers_check" CHECK ("cashback_weeks"."amount" >= 0 and "cashback_weeks"."staked" >= 0 and "cashback_weeks"."won" >= 0 and "cashback_weeks"."amount" <= greatest("cashback_weeks"."staked" - "cashback_weeks"."won", 0)
        and "cashback_weeks"."amount" <= coalesce("cashback_weeks"."bound", "cashback_weeks"."amount") and "cashback_weeks"."week_from" < "cashback_weeks"."week_to");--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_house_edge_check" CHECK ("rounds"."house_edge" between 0 and 10000);