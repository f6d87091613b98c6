CREATE TABLE "jackpot_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jackpot_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pot_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"staked" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"key" text,
	CONSTRAINT "jackpot_entries_amount" CHECK ("jackpot_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "jackpot_pots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jackpot_pots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"level" text NOT NULL,
	"currency" text NOT NULL,
	"seed" bigint NOT NULL,
	"ceiling" bigint NOT NULL,
	"share" integer NOT NULL,
	"value" bigint NOT NULL,
	"trigger" bigint NOT NULL,
	"draw_seed" text NOT NULL,
	"draw_hash" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "jackpot_pots_bounds" CHECK ("jackpot_pots"."seed" > 0 and "jackpot_pots"."trigger" > "jackpot_pots"."seed" and "jackpot_pots"."trigger" <= "jackpot_pots"."ceiling"),
	CONSTRAINT "jackpot_pots_ceiling" CHECK ("jackpot_pots"."value" > 0 and "jackpot_pots"."value" <= "jackpot_pots"."ceiling" * 1000000)
);
--> statement-breakpoint
CREATE TABLE "jackpot_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pot_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"level" text NOT NULL,
	"amount" bigint NOT NULL,
	"cards" text[] NOT NULL,
	"turned" smallint[] NOT NULL,
	"stake" bigint NOT NULL,
	"game" text,
	"begun_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "jackpot_rounds_amount" CHECK ("jackpot_rounds"."amount" > 0),
	CONSTRAINT "jackpot_rounds_cards" CHECK (cardinality("jackpot_rounds"."cards") = 12 and cardinality("jackpot_rounds"."turned") <= 12)
);
--> statement-breakpoint
CREATE TABLE "jackpot_stakes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jackpot_stakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" uuid NOT NULL,
	"pots" bigint[] NOT NULL,
	"staked" bigint NOT NULL,
	CONSTRAINT "jackpot_stakes_staked" CHECK ("jackpot_stakes"."staked" >= 0)
);
--> statement-breakpoint
ALTER TABLE "jackpot_entries" ADD CONSTRAINT "jackpot_entries_pot_id_jackpot_pots_id_fk" FOREIGN KEY ("pot_id") REFERENCES "public"."jackpot_pots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_rounds" ADD CONSTRAINT "jackpot_rounds_pot_id_jackpot_pots_id_fk" FOREIGN KEY ("pot_id") REFERENCES "public"."jackpot_pots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_rounds" ADD CONSTRAINT "jackpot_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_rounds" ADD CONSTRAINT "jackpot_rounds_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_entries_of_pot" ON "jackpot_entries" USING btree ("pot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_entries_key" ON "jackpot_entries" USING btree ("key") WHERE "jackpot_entries"."key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_pots_open" ON "jackpot_pots" USING btree ("level","currency") WHERE "jackpot_pots"."dropped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_rounds_pot" ON "jackpot_rounds" USING btree ("pot_id");--> statement-breakpoint
CREATE INDEX "jackpot_rounds_open" ON "jackpot_rounds" USING btree ("user_id","begun_at") WHERE "jackpot_rounds"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "jackpot_rounds_paid" ON "jackpot_rounds" USING btree ("paid_at") WHERE "jackpot_rounds"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "jackpot_stakes_of_round" ON "jackpot_stakes" USING btree ("round_id");