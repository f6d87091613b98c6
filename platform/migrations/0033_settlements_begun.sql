ALTER TABLE "settlements" ADD COLUMN "real" bigint;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
-- What waits in the queue is told by its rounds.
UPDATE "settlements" s SET
  "real" = CASE WHEN s."staked" = 0 THEN 0 ELSE r."stake_game" + r."stake_electronic" END,
  "begun_at" = r."created_at"
FROM "rounds" r WHERE r."id" = s."round_id";--> statement-breakpoint
UPDATE "settlements" SET "real" = greatest("real_change", 0), "begun_at" = "settled_at" WHERE "begun_at" IS NULL;--> statement-breakpoint
ALTER TABLE "settlements" ALTER COLUMN "real" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ALTER COLUMN "begun_at" SET NOT NULL;
