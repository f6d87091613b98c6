ALTER TABLE "jackpot_pots" DROP CONSTRAINT "jackpot_pots_ceiling";--> statement-breakpoint
ALTER TABLE "jackpot_pots" ADD COLUMN "topped_up" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_pots" ADD CONSTRAINT "jackpot_pots_topped_up" CHECK ("jackpot_pots"."topped_up" >= 0);--> statement-breakpoint
ALTER TABLE "jackpot_pots" ADD CONSTRAINT "jackpot_pots_ceiling" CHECK ("jackpot_pots"."value" > 0 and "jackpot_pots"."value" <= ("jackpot_pots"."ceiling" + "jackpot_pots"."topped_up") * 1000000);--> statement-breakpoint
UPDATE "jackpot_pots" p SET "topped_up" = e.amount / 1000000 FROM (SELECT "pot_id", sum("amount") AS amount FROM "jackpot_entries" WHERE "kind" = 'top_up' GROUP BY 1) e WHERE e.pot_id = p."id" AND p."dropped_at" IS NULL;--> statement-breakpoint
UPDATE "jackpot_pots" p SET "topped_up" = r."amount" - p."trigger" FROM "jackpot_rounds" r WHERE r."pot_id" = p."id" AND r."amount" > p."trigger";
