CREATE TABLE "gaming_sessions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone,
	"staked_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"check_every" smallint DEFAULT 60,
	CONSTRAINT "gaming_sessions_every_check" CHECK ("gaming_sessions"."check_every" is null or "gaming_sessions"."check_every" in (15, 30, 60, 120)),
	CONSTRAINT "gaming_sessions_moments_check" CHECK (("gaming_sessions"."began_at" is null) = ("gaming_sessions"."staked_at" is null) and ("gaming_sessions"."began_at" is null) = ("gaming_sessions"."checked_at" is null))
);
--> statement-breakpoint
ALTER TABLE "gaming_sessions" ADD CONSTRAINT "gaming_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whoever plays right now goes on from their last stake.
insert into gaming_sessions (user_id, began_at, staked_at, checked_at)
select user_id, max(created_at), max(created_at), max(created_at)
from seamless_calls where action = 'bet' and refused is null group by user_id;
