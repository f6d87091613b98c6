DROP INDEX "user_bonuses_expiry";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "unheard_answer" uuid;--> statement-breakpoint
CREATE INDEX "user_bonuses_expiry" ON "user_bonuses" USING btree ("expires_at") WHERE "user_bonuses"."status" in ('PENDING', 'ACTIVE');