ALTER TABLE "games" ADD COLUMN "closed_in" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "closed_in" text[] DEFAULT '{}'::text[] NOT NULL;