CREATE TABLE "chat_desk" (
	"operator_id" uuid PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"from" text NOT NULL,
	"operator_id" uuid,
	"text" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"answered_after_seconds" integer,
	CONSTRAINT "chat_messages_intent" UNIQUE("user_id","from","idempotency_key"),
	CONSTRAINT "chat_messages_from_check" CHECK ("chat_messages"."from" in ('player', 'operator')),
	CONSTRAINT "chat_messages_operator_check" CHECK (("chat_messages"."from" = 'operator') = ("chat_messages"."operator_id" is not null)),
	CONSTRAINT "chat_messages_text_check" CHECK (length("chat_messages"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "chat_threads" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"unread_by_player" integer DEFAULT 0 NOT NULL,
	"unread_by_operators" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"last_message_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_threads_unread_check" CHECK ("chat_threads"."unread_by_player" >= 0 and "chat_threads"."unread_by_operators" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" uuid,
	CONSTRAINT "contact_requests_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "contact_requests_text_check" CHECK (length("contact_requests"."text") between 1 and 2000),
	CONSTRAINT "contact_requests_handled_check" CHECK (("contact_requests"."handled_at" is null) = ("contact_requests"."handled_by" is null))
);
--> statement-breakpoint
CREATE TABLE "wheel_seeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"server_seed" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wheel_spins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"sector_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"sectors" jsonb NOT NULL,
	"seed_hash" text NOT NULL,
	"server_seed" text NOT NULL,
	"client_seed" text NOT NULL,
	"spun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wheel_spins_once_a_day" UNIQUE("user_id","day"),
	CONSTRAINT "wheel_spins_amount_check" CHECK ("wheel_spins"."amount" >= 0),
	CONSTRAINT "wheel_spins_currency_check" CHECK ("wheel_spins"."currency" in ('uah', 'kzt'))
);
--> statement-breakpoint
ALTER TABLE "chat_desk" ADD CONSTRAINT "chat_desk_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_chat_threads_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_threads"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_seeds" ADD CONSTRAINT "wheel_seeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unread" ON "chat_messages" USING btree ("user_id","id") WHERE "chat_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "chat_messages_answers" ON "chat_messages" USING btree ("sent_at") WHERE "chat_messages"."answered_after_seconds" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_order" ON "chat_threads" USING btree ("waiting_since","last_message_at");--> statement-breakpoint
CREATE INDEX "contact_requests_order" ON "contact_requests" USING btree ("created_at","id");