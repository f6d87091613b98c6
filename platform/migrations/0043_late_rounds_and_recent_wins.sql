CREATE TABLE "late_rounds" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recent_wins" (
	"round_id" uuid PRIMARY KEY NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"big" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "late_rounds" ADD CONSTRAINT "late_rounds_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "late_rounds_user_index" ON "late_rounds" USING btree ("user_id","settled_at");--> statement-breakpoint
CREATE INDEX "recent_wins_settled_index" ON "recent_wins" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "recent_wins_big_index" ON "recent_wins" USING btree ("settled_at") WHERE "recent_wins"."big";
--> statement-breakpoint
-- Room in each page for the rounds in it to be settled there. Pages that are full stay as they are.
alter table rounds set (fillfactor = 80);
