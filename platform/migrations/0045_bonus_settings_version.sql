ALTER TABLE "bonus_settings" ALTER COLUMN "wager" SET DATA TYPE numeric(6, 2);--> statement-breakpoint
ALTER TABLE "bonus_settings" ALTER COLUMN "wager" SET DEFAULT 1;--> statement-breakpoint
ALTER TABLE "bonus_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonus_settings" ADD CONSTRAINT "bonus_settings_wager_check" CHECK ("bonus_settings"."wager" >= 1);