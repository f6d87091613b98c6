DROP INDEX "rounds_settled_index";--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD COLUMN "deposit_id" uuid;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rounds_begun_index" ON "rounds" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_once_a_deposit" UNIQUE("deposit_id");