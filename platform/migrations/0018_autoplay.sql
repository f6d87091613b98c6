-- Whether a game may play by itself is a term of its own. No version spoke of it: in all there are it is written in as the strict answer.
UPDATE "profile_versions" SET "terms" = jsonb_set("terms", '{session,may_autoplay}', 'false');
--> statement-breakpoint
-- A trial has everything on, by a version of its own; where an operator has made later ones, theirs stay.
INSERT INTO "profile_versions" ("code", "version", "terms", "begins_at", "reason", "proposed_at", "confirmed_at")
SELECT "code", 2, jsonb_set("terms", '{session,may_autoplay}', 'true'), '2020-01-02Z',
 'What the product does by itself, everywhere, with autoplay within limits: for a trial', '2020-01-02Z', '2020-01-02Z'
FROM "profile_versions" AS "first"
WHERE "code" = 'TRIAL' AND "version" = 1
 AND NOT EXISTS (SELECT FROM "profile_versions" AS "later" WHERE "later"."code" = 'TRIAL' AND "later"."version" > 1);
