ALTER TABLE "battles" DROP CONSTRAINT "battles_numbers_check";--> statement-breakpoint
ALTER TABLE "battle_entries" ADD COLUMN "counted_stakes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD COLUMN "full_stakes" bigint;--> statement-breakpoint
-- Only the real-money part of a stake counts.
UPDATE "battle_points" p SET "stake" = r."stake_game" + r."stake_electronic"
FROM "rounds" r WHERE r."id" = p."round_id";--> statement-breakpoint
UPDATE "battle_entries" e SET "counted_stakes" = p."stakes"
FROM (SELECT "battle_id", "user_id", sum("stake") AS "stakes" FROM "battle_points" GROUP BY 1, 2) p
WHERE p."battle_id" = e."battle_id" AND p."user_id" = e."user_id";--> statement-breakpoint
UPDATE "battles" b SET "full_stakes" = (SELECT 50 * sum(prize) FROM unnest(b."prizes") prize);--> statement-breakpoint
ALTER TABLE "battles" ALTER COLUMN "full_stakes" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_numbers_check" CHECK ("battles"."starts_at" < "battles"."ends_at" and "battles"."grace_seconds" > 0 and "battles"."min_stake" > 0
        and coalesce("battles"."max_stake" > "battles"."min_stake", true) and cardinality("battles"."prizes") between 1 and 50 and "battles"."full_stakes" > 0);
