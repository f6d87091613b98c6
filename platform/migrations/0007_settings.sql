CREATE TABLE "settings" (
	"tag" text NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "settings_tag_code_pk" PRIMARY KEY("tag","code"),
	CONSTRAINT "settings_tag_check" CHECK ("settings"."tag" in ('RESTRICTION')),
	CONSTRAINT "settings_payout_min_rating_check" CHECK ("settings"."code" <> 'PAYOUT_MIN_RATING' or "settings"."value" ~ '^[0-5]$')
);
--> statement-breakpoint
INSERT INTO "settings" ("tag", "code", "value") VALUES ('RESTRICTION', 'PAYOUT_MIN_RATING', '1');
