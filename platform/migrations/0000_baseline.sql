-- The whole schema of the platform at one stroke: the tables as platform/src/db/schema declares them, then what only SQL can
-- say (functions, triggers) and the rows that every installation begins with. Later changes are migrations of their own.
CREATE TABLE "attempt_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"granted" boolean NOT NULL,
	"terms_version" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_kind_recorded_at_pk" PRIMARY KEY("user_id","kind","recorded_at")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_proofs" (
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"action" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "phone_proofs_user_id_channel_pk" PRIMARY KEY("user_id","channel"),
	CONSTRAINT "phone_proofs_tries_check" CHECK ("phone_proofs"."tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	"successor_salt" text,
	"revoked_at" timestamp with time zone,
	"late_returns" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refresh_tokens_spent_check" CHECK (("refresh_tokens"."spent_at" is null) = ("refresh_tokens"."successor_salt" is null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"unheard_answer" uuid,
	"refused_answers" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "sessions_end_check" CHECK (("sessions"."ended_at" is null) = ("sessions"."end_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text,
	"email" text,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"rating" smallint DEFAULT 0 NOT NULL,
	"phone_verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_contact_check" CHECK ("users"."phone" is not null or "users"."email" is not null),
	CONSTRAINT "users_phone_check" CHECK ("users"."phone" ~ '^[1-9][0-9]{7,14}$'),
	CONSTRAINT "users_email_check" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_currency_check" CHECK ("users"."currency" in ('uah', 'kzt')),
	CONSTRAINT "users_country_check" CHECK ("users"."country" in ('UA', 'KZ')),
	CONSTRAINT "users_rating_check" CHECK ("users"."rating" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"purpose" text NOT NULL,
	"contact" text NOT NULL,
	"code_hash" text,
	"asked_from" text DEFAULT '' NOT NULL,
	"tries_left" integer NOT NULL,
	"tries_left_elsewhere" integer DEFAULT 3 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_codes_purpose_contact_pk" PRIMARY KEY("purpose","contact"),
	CONSTRAINT "verification_codes_tries_check" CHECK ("verification_codes"."tries_left" >= 0 and "verification_codes"."tries_left_elsewhere" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_log_actor_check" CHECK ("audit_log"."actor_kind" in ('operator', 'player', 'system', 'gateway'))
);
--> statement-breakpoint
CREATE TABLE "battle_entries" (
	"battle_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"stakes" integer DEFAULT 0 NOT NULL,
	"counted_stakes" bigint DEFAULT 0 NOT NULL,
	"score" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	"reached_by" bigint,
	CONSTRAINT "battle_entries_battle_id_user_id_pk" PRIMARY KEY("battle_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "battle_points" (
	"battle_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"ordinal" bigint NOT NULL,
	"game" text NOT NULL,
	"stake" bigint NOT NULL,
	"won" bigint NOT NULL,
	"multiplier" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "battle_points_battle_id_round_id_pk" PRIMARY KEY("battle_id","round_id")
);
--> statement-breakpoint
CREATE TABLE "battle_prizes" (
	"battle_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "battle_prizes_battle_id_place_pk" PRIMARY KEY("battle_id","place")
);
--> statement-breakpoint
CREATE TABLE "battles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"grace_seconds" integer NOT NULL,
	"min_stake" bigint NOT NULL,
	"max_stake" bigint,
	"prizes" bigint[] NOT NULL,
	"full_stakes" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"closed_at" timestamp with time zone,
	"scheduled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "battles_tier_check" CHECK ("battles"."tier" in ('bronze', 'silver', 'gold', 'platinum', 'brilliant')),
	CONSTRAINT "battles_currency_check" CHECK ("battles"."currency" in ('uah', 'kzt')),
	CONSTRAINT "battles_state_check" CHECK ("battles"."state" in ('open', 'finished', 'cancelled')),
	CONSTRAINT "battles_closed_check" CHECK (("battles"."state" = 'open') = ("battles"."closed_at" is null)),
	CONSTRAINT "battles_numbers_check" CHECK ("battles"."starts_at" < "battles"."ends_at" and "battles"."grace_seconds" > 0 and "battles"."min_stake" > 0
        and coalesce("battles"."max_stake" > "battles"."min_stake", true) and cardinality("battles"."prizes") between 1 and 50 and "battles"."full_stakes" > 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_groups" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bonus_groups_name_unique" UNIQUE("name"),
	CONSTRAINT "bonus_groups_id_check" CHECK ("bonus_groups"."id" between 1 and 16)
);
--> statement-breakpoint
CREATE TABLE "bonus_settings" (
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"days_of_week_active" jsonb NOT NULL,
	"wager" numeric(6, 2) DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bonus_settings_code_currency_pk" PRIMARY KEY("code","currency"),
	CONSTRAINT "bonus_settings_wager_check" CHECK ("bonus_settings"."wager" >= 1)
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" smallint NOT NULL,
	"name" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"type" text NOT NULL,
	"code" text,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"amount" bigint DEFAULT 0 NOT NULL,
	"max_amount" bigint DEFAULT 0 NOT NULL,
	"min_deposit" bigint DEFAULT 0 NOT NULL,
	"activations_offset" integer DEFAULT 0 NOT NULL,
	"is_daily_activation" boolean DEFAULT false NOT NULL,
	"wager_type" text NOT NULL,
	"wager" integer NOT NULL,
	"max_daily_activations" integer DEFAULT 0 NOT NULL,
	"max_unique_activations" integer DEFAULT 0 NOT NULL,
	"active_on_days" smallint[] NOT NULL,
	"min_rating" smallint DEFAULT 0 NOT NULL,
	"max_win" bigint DEFAULT 0 NOT NULL,
	"win_amount_type" text NOT NULL,
	"burning_on_withdrawal" boolean DEFAULT false NOT NULL,
	"burning_amount" bigint DEFAULT 0 NOT NULL,
	"burning_on_timeout" boolean DEFAULT false NOT NULL,
	"burning_on_deposit" boolean DEFAULT false NOT NULL,
	"proposed_by" uuid,
	"opt_in" boolean DEFAULT true NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"is_repeated_activation" boolean DEFAULT false NOT NULL,
	"is_verification_required" boolean DEFAULT false NOT NULL,
	"max_bet" bigint,
	CONSTRAINT "bonuses_type_check" CHECK ("bonuses"."type" in ('GAME', 'PROMO_CODE', 'PERCENTAGE')),
	CONSTRAINT "bonuses_code_check" CHECK (("bonuses"."type" = 'PROMO_CODE') = ("bonuses"."code" is not null)),
	CONSTRAINT "bonuses_status_check" CHECK ("bonuses"."status" in ('ACTIVE', 'DRAFT', 'COMPLETED', 'INACTIVE', 'PENDING')),
	CONSTRAINT "bonuses_currency_check" CHECK ("bonuses"."currency" in ('uah', 'kzt')),
	CONSTRAINT "bonuses_wager_type_check" CHECK ("bonuses"."wager_type" in ('CLASSIC', 'VERSION2')),
	CONSTRAINT "bonuses_win_type_check" CHECK ("bonuses"."win_amount_type" in ('ABSOLUTE', 'PERCENTAGES')),
	CONSTRAINT "bonuses_numbers_check" CHECK ("bonuses"."amount" > 0 and "bonuses"."max_amount" >= 0 and "bonuses"."min_deposit" >= 0 and "bonuses"."wager" >= 0 and "bonuses"."max_win" >= 0
        and "bonuses"."burning_amount" >= 0 and "bonuses"."min_rating" between 0 and 5 and "bonuses"."activations_offset" >= 0
        and "bonuses"."max_daily_activations" >= 0 and "bonuses"."max_unique_activations" >= 0 and coalesce("bonuses"."max_bet", 1) > 0),
	CONSTRAINT "bonuses_percentage_check" CHECK ("bonuses"."type" <> 'PERCENTAGE' or ("bonuses"."max_amount" > 0 and ("bonuses"."min_deposit" > 0) = ("bonuses"."group_id" <> 6))),
	CONSTRAINT "bonuses_weekly_check" CHECK ("bonuses"."group_id" <> 6 or "bonuses"."type" = 'PERCENTAGE')
);
--> statement-breakpoint
CREATE TABLE "user_bonus_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_bonus_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_bonus_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint,
	"transfer_id" text
);
--> statement-breakpoint
CREATE TABLE "user_bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"bonus_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"deposit_id" uuid,
	"deposit_amount" bigint DEFAULT 0 NOT NULL,
	"initial_amount" bigint DEFAULT 0 NOT NULL,
	"wager_total" bigint DEFAULT 0 NOT NULL,
	"wager_done" bigint DEFAULT 0 NOT NULL,
	"cap" bigint,
	"released" bigint DEFAULT 0 NOT NULL,
	"forfeited" bigint DEFAULT 0 NOT NULL,
	"end_reason" text,
	CONSTRAINT "user_bonuses_status_check" CHECK ("user_bonuses"."status" in ('PENDING', 'ACTIVE', 'COMPLETED', 'CANCELED')),
	CONSTRAINT "user_bonuses_ended_check" CHECK (("user_bonuses"."status" in ('COMPLETED', 'CANCELED')) = ("user_bonuses"."end_reason" is not null)
        and ("user_bonuses"."status" in ('COMPLETED', 'CANCELED')) = ("user_bonuses"."completed_at" is not null)),
	CONSTRAINT "user_bonuses_active_check" CHECK ("user_bonuses"."status" <> 'ACTIVE' or "user_bonuses"."activated_at" is not null),
	CONSTRAINT "user_bonuses_numbers_check" CHECK ("user_bonuses"."wager_done" >= 0 and "user_bonuses"."wager_total" >= 0 and "user_bonuses"."released" >= 0 and "user_bonuses"."forfeited" >= 0
        and ("user_bonuses"."cap" is null or "user_bonuses"."released" <= "user_bonuses"."cap"))
);
--> statement-breakpoint
CREATE TABLE "cashback_claims" (
	"user_id" uuid NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_claims_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key"),
	CONSTRAINT "cashback_claims_amount_check" CHECK ("cashback_claims"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "cashback_runs" (
	"currency" text NOT NULL,
	"week_from" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "cashback_runs_currency_week_from_pk" PRIMARY KEY("currency","week_from")
);
--> statement-breakpoint
CREATE TABLE "cashback_weeks" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"week_from" timestamp with time zone NOT NULL,
	"week_to" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"rounds" integer NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"stars" smallint NOT NULL,
	"percent" integer NOT NULL,
	"most" bigint,
	"theoretical_loss" bigint,
	"bound" bigint,
	"amount" bigint NOT NULL,
	"user_bonus_id" uuid,
	"credited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_weeks_user_id_kind_week_from_pk" PRIMARY KEY("user_id","kind","week_from"),
	CONSTRAINT "cashback_weeks_kind_check" CHECK ("cashback_weeks"."kind" in ('Cashback', 'WeeklyCashback')),
	CONSTRAINT "cashback_weeks_numbers_check" CHECK ("cashback_weeks"."amount" >= 0 and "cashback_weeks"."staked" >= 0 and "cashback_weeks"."won" >= 0 and "cashback_weeks"."amount" <= greatest("cashback_weeks"."staked" - "cashback_weeks"."won", 0)
        and "cashback_weeks"."amount" <= coalesce("cashback_weeks"."bound", "cashback_weeks"."amount") and "cashback_weeks"."week_from" < "cashback_weeks"."week_to")
);
--> statement-breakpoint
CREATE TABLE "chargebacks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"gateway_id" text NOT NULL,
	"deposit_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"recovered" bigint DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chargebacks_deposit_id_unique" UNIQUE("deposit_id"),
	CONSTRAINT "chargebacks_at_gateway" UNIQUE("gateway","gateway_id"),
	CONSTRAINT "chargebacks_amount_check" CHECK ("chargebacks"."amount" > 0),
	CONSTRAINT "chargebacks_recovered_check" CHECK ("chargebacks"."recovered" between 0 and "chargebacks"."amount"),
	CONSTRAINT "chargebacks_status_check" CHECK ("chargebacks"."status" in ('waiting', 'open', 'recovered', 'written_off')),
	CONSTRAINT "chargebacks_recovered_whole" CHECK (("chargebacks"."status" = 'recovered') = ("chargebacks"."recovered" = "chargebacks"."amount")),
	CONSTRAINT "chargebacks_closed_check" CHECK (("chargebacks"."status" in ('recovered', 'written_off')) = ("chargebacks"."closed_at" is not null))
);
--> statement-breakpoint
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
CREATE TABLE "player_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_feeds" (
	"integration" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"integration" text NOT NULL,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"close_reason" text,
	"play_id" uuid,
	"play_since" timestamp with time zone,
	"sign_in_id" uuid,
	CONSTRAINT "game_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "game_sessions_close_check" CHECK ("game_sessions"."close_reason" is null or "game_sessions"."close_reason" in ('player', 'replaced'))
);
--> statement-breakpoint
CREATE TABLE "games" (
	"slug" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] NOT NULL,
	"theme" text NOT NULL,
	"rtp" text NOT NULL,
	"volatility" text NOT NULL,
	"min_bet" jsonb NOT NULL,
	"max_bet" jsonb NOT NULL,
	"max_win_hundredths" integer,
	"countries_blocked" text[] NOT NULL,
	"devices" text[] NOT NULL,
	"released_on" date NOT NULL,
	"popularity" double precision NOT NULL,
	"contribution" smallint NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "games_category_check" CHECK ("games"."category" in ('slots', 'instant', 'live')),
	CONSTRAINT "games_max_win_check" CHECK ("games"."max_win_hundredths" > 0),
	CONSTRAINT "games_contribution_check" CHECK ("games"."contribution" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"slug" text PRIMARY KEY NOT NULL,
	"integration" text NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "rounds_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"integration" text NOT NULL,
	"provider_round" text NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	"stake_game" bigint DEFAULT 0 NOT NULL,
	"stake_electronic" bigint DEFAULT 0 NOT NULL,
	"stake_bonus" bigint DEFAULT 0 NOT NULL,
	"win_electronic" bigint DEFAULT 0 NOT NULL,
	"win_bonus" bigint DEFAULT 0 NOT NULL,
	"win_forfeited" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"user_bonus_id" uuid,
	"house_edge" integer DEFAULT 0 NOT NULL,
	"balance_game" bigint DEFAULT 0 NOT NULL,
	"balance_electronic" bigint DEFAULT 0 NOT NULL,
	"balance_bonus" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "rounds_provider_round_unique" UNIQUE("integration","provider_round"),
	CONSTRAINT "rounds_house_edge_check" CHECK ("rounds"."house_edge" between 0 and 10000),
	CONSTRAINT "rounds_status_check" CHECK ("rounds"."status" in ('open', 'settled', 'refunded')),
	CONSTRAINT "rounds_stake_check" CHECK ("rounds"."stake_game" >= 0 and "rounds"."stake_electronic" >= 0 and "rounds"."stake_bonus" >= 0 and "rounds"."win_electronic" >= 0 and "rounds"."win_bonus" >= 0),
	CONSTRAINT "rounds_held_check" CHECK ("rounds"."held" >= 0),
	CONSTRAINT "rounds_win_has_stake_check" CHECK ("rounds"."win_electronic" + "rounds"."win_bonus" + "rounds"."held" = 0 or "rounds"."stake_game" + "rounds"."stake_electronic" + "rounds"."stake_bonus" > 0)
);
--> statement-breakpoint
CREATE TABLE "seamless_blocks" (
	"integration" text NOT NULL,
	"user_id" uuid NOT NULL,
	"transaction_id" text NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "seamless_blocks_integration_user_id_transaction_id_action_pk" PRIMARY KEY("integration","user_id","transaction_id","action")
);
--> statement-breakpoint
CREATE TABLE "seamless_calls" (
	"integration" text NOT NULL,
	"action" text NOT NULL,
	"transaction_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"round_id" uuid,
	"transfer_id" text,
	"game" bigint DEFAULT 0 NOT NULL,
	"electronic" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"forfeited" bigint DEFAULT 0 NOT NULL,
	"closes" boolean DEFAULT false NOT NULL,
	"refused" text,
	"undone_by" text,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seamless_calls_integration_action_transaction_id_pk" PRIMARY KEY("integration","action","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "held_wins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"integration" text NOT NULL,
	"transaction_id" text NOT NULL,
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"won_before" bigint NOT NULL,
	"bound" bigint,
	"reason" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"note" text,
	CONSTRAINT "held_wins_call" UNIQUE("integration","transaction_id"),
	CONSTRAINT "held_wins_amount_check" CHECK ("held_wins"."amount" > 0),
	CONSTRAINT "held_wins_status_check" CHECK ("held_wins"."status" in ('PENDING', 'APPROVED', 'DENIED', 'WITHDRAWN')),
	CONSTRAINT "held_wins_decided_check" CHECK (("held_wins"."status" = 'PENDING') = ("held_wins"."decided_at" is null)),
	CONSTRAINT "held_wins_note_check" CHECK (("held_wins"."status" = 'DENIED') = ("held_wins"."note" is not null)),
	CONSTRAINT "held_wins_second_person" CHECK ("held_wins"."status" <> 'APPROVED' or coalesce("held_wins"."decided_by" <> "held_wins"."proposed_by", false))
);
--> statement-breakpoint
CREATE TABLE "provider_days" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"currency" text NOT NULL,
	"stripe" smallint NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "provider_days_day_provider_currency_stripe_pk" PRIMARY KEY("day","provider","currency","stripe")
);
--> statement-breakpoint
CREATE TABLE "provider_stops" (
	"provider" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"limit" bigint NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"topped_up" bigint DEFAULT 0 NOT NULL,
	"share" integer NOT NULL,
	"value" bigint NOT NULL,
	"trigger" bigint NOT NULL,
	"draw_seed" text NOT NULL,
	"draw_hash" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "jackpot_pots_bounds" CHECK ("jackpot_pots"."seed" > 0 and "jackpot_pots"."trigger" > "jackpot_pots"."seed" and "jackpot_pots"."trigger" <= "jackpot_pots"."ceiling"),
	CONSTRAINT "jackpot_pots_ceiling" CHECK ("jackpot_pots"."value" > 0 and "jackpot_pots"."value" <= ("jackpot_pots"."ceiling" + "jackpot_pots"."topped_up") * 1000000),
	CONSTRAINT "jackpot_pots_topped_up" CHECK ("jackpot_pots"."topped_up" >= 0)
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
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"made_up_for" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"succeeded_at" timestamp with time zone,
	"result" text,
	"error" text,
	"failures_in_a_row" integer DEFAULT 0 NOT NULL,
	"failures" bigint DEFAULT 0 NOT NULL,
	"runs" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"player" uuid NOT NULL,
	"currency" text NOT NULL,
	"game" bigint DEFAULT 0 NOT NULL,
	"electronic" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"cashback" bigint DEFAULT 0 NOT NULL,
	"holds" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balances_player_currency_pk" PRIMARY KEY("player","currency"),
	CONSTRAINT "ledger_balances_currency" CHECK ("ledger_balances"."currency" in ('uah', 'kzt')),
	CONSTRAINT "ledger_balances_not_negative" CHECK ("ledger_balances"."game" >= 0 and "ledger_balances"."electronic" >= 0 and "ledger_balances"."bonus" >= 0 and "ledger_balances"."cashback" >= 0 and "ledger_balances"."holds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transfer_id" bigint NOT NULL,
	"ordinal" smallint NOT NULL,
	"leg" smallint NOT NULL,
	"player" uuid,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transfer_id_ordinal_pk" PRIMARY KEY("transfer_id","ordinal"),
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_account" CHECK (case when "ledger_entries"."player" is null
        then "ledger_entries"."account" in ('gateway_clearing', 'game_providers', 'promotions', 'chargebacks_receivable', 'adjustments', 'write_offs', 'jackpots')
        else "ledger_entries"."account" in ('game', 'electronic', 'bonus', 'cashback', 'holds') end)
);
--> statement-breakpoint
CREATE TABLE "ledger_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transfer_id" bigint NOT NULL,
	"player" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"resolution_id" bigint,
	"expires_at" timestamp with time zone,
	CONSTRAINT "ledger_holds_amount" CHECK ("ledger_holds"."amount" > 0),
	CONSTRAINT "ledger_holds_state" CHECK ("ledger_holds"."state" in ('pending', 'posted', 'voided', 'expired')),
	CONSTRAINT "ledger_holds_resolved" CHECK (("ledger_holds"."state" = 'pending') = ("ledger_holds"."resolution_id" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_house_totals" (
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "ledger_house_totals_account_currency_pk" PRIMARY KEY("account","currency")
);
--> statement-breakpoint
CREATE TABLE "ledger_roll_up_state" (
	"id" smallint PRIMARY KEY NOT NULL,
	"up_to" bigint NOT NULL,
	"candidate" bigint NOT NULL,
	"candidate_xmax" text NOT NULL,
	CONSTRAINT "ledger_roll_up_one_row" CHECK ("ledger_roll_up_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"memo" jsonb NOT NULL,
	"reverses" bigint,
	"balances" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ledger_transfers_currency" CHECK ("ledger_transfers"."currency" in ('uah', 'kzt'))
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text DEFAULT 'ru' NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"wallet" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"note" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "adjustments_intent" UNIQUE("proposed_by","idempotency_key"),
	CONSTRAINT "adjustments_wallet_check" CHECK ("adjustments"."wallet" in ('game', 'electronic', 'bonus', 'cashback')),
	CONSTRAINT "adjustments_currency_check" CHECK ("adjustments"."currency" in ('uah', 'kzt')),
	CONSTRAINT "adjustments_amount_check" CHECK ("adjustments"."amount" <> 0),
	CONSTRAINT "adjustments_status_check" CHECK ("adjustments"."status" in ('PENDING', 'POSTED', 'REJECTED')),
	CONSTRAINT "adjustments_decided_check" CHECK (("adjustments"."status" = 'PENDING') = ("adjustments"."decided_at" is null)),
	CONSTRAINT "adjustments_decider_check" CHECK (("adjustments"."decided_by" is null) = ("adjustments"."decided_at" is null)),
	CONSTRAINT "adjustments_second_person" CHECK ("adjustments"."status" <> 'POSTED' or "adjustments"."decided_by" <> "adjustments"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"added_by" uuid,
	"disabled_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "operators_name_unique" UNIQUE("name"),
	CONSTRAINT "operators_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "operators_name_check" CHECK ("operators"."name" ~ '^[a-z][a-z0-9._-]{1,39}$'),
	CONSTRAINT "operators_role_check" CHECK ("operators"."role" in ('support', 'payments', 'finance', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "write_off_proposals" (
	"chargeback_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"decline_reason" text,
	"gateway" text NOT NULL,
	"return_path" text NOT NULL,
	"locale" text NOT NULL,
	"gateway_payment_id" text,
	"redirect_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"first" boolean DEFAULT false NOT NULL,
	CONSTRAINT "deposits_intent" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "deposits_first_check" CHECK (not "deposits"."first" or "deposits"."status" = 'SUCCESS'),
	CONSTRAINT "deposits_amount_check" CHECK ("deposits"."amount" > 0),
	CONSTRAINT "deposits_currency_check" CHECK ("deposits"."currency" in ('uah', 'kzt')),
	CONSTRAINT "deposits_status_check" CHECK ("deposits"."status" in ('AWAITING_DEPOSIT', 'SUCCESS', 'DENIED', 'EXPIRED')),
	CONSTRAINT "deposits_settled_check" CHECK (("deposits"."status" = 'AWAITING_DEPOSIT') = ("deposits"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text DEFAULT 'payment' NOT NULL,
	"deposit_id" uuid,
	"outcome" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "game_demos" (
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_demos_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "game_favourites" (
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_favourites_user_id_game_pk" PRIMARY KEY("user_id","game")
);
--> statement-breakpoint
CREATE TABLE "player_turnover" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"staked" bigint NOT NULL,
	CONSTRAINT "player_turnover_staked_check" CHECK ("player_turnover"."staked" >= 0),
	CONSTRAINT "player_turnover_currency_check" CHECK ("player_turnover"."currency" in ('uah', 'kzt'))
);
--> statement-breakpoint
CREATE TABLE "received_bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"label" text NOT NULL,
	"wallet" text NOT NULL,
	"game" text,
	"received_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "received_bonuses_amount_check" CHECK ("received_bonuses"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliation_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliation_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reconciliation_id" uuid NOT NULL,
	"difference" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"gateway_id" text,
	"currency" text NOT NULL,
	"ours" bigint,
	"theirs" bigint,
	"posted" bigint
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"gateway" text NOT NULL,
	"complete" boolean NOT NULL,
	"matched" integer NOT NULL,
	"mismatched" integer NOT NULL,
	"totals" jsonb NOT NULL,
	"ran_by" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"runs" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reconciliations_day" UNIQUE("day","gateway"),
	CONSTRAINT "reconciliations_counts_check" CHECK ("reconciliations"."matched" >= 0 and "reconciliations"."mismatched" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"tag" text NOT NULL,
	"code" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "settings_tag_code_pk" PRIMARY KEY("tag","code"),
	CONSTRAINT "settings_tag_check" CHECK ("settings"."tag" in ('RESTRICTION', 'MAINTENANCE')),
	CONSTRAINT "settings_payout_min_rating_check" CHECK ("settings"."code" <> 'PAYOUT_MIN_RATING' or "settings"."value" ~ '^[0-5]$'),
	CONSTRAINT "settings_maintenance_check" CHECK ("settings"."tag" <> 'MAINTENANCE' or "settings"."value" in ('PLANNED', 'INCIDENT'))
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"game" text NOT NULL,
	"currency" text NOT NULL,
	"staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"real_change" bigint NOT NULL,
	"real" bigint NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"deposit_id" uuid,
	CONSTRAINT "wheel_spins_once_a_day" UNIQUE("user_id","day"),
	CONSTRAINT "wheel_spins_once_a_deposit" UNIQUE("deposit_id"),
	CONSTRAINT "wheel_spins_amount_check" CHECK ("wheel_spins"."amount" >= 0),
	CONSTRAINT "wheel_spins_currency_check" CHECK ("wheel_spins"."currency" in ('uah', 'kzt'))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_steps" (
	"withdrawal_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_steps_withdrawal_id_status_pk" PRIMARY KEY("withdrawal_id","status")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"recipient_name" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"hold_id" uuid NOT NULL,
	"gateway" text NOT NULL,
	"return_path" text NOT NULL,
	"locale" text NOT NULL,
	"card_id" text,
	"card_url" text,
	"card_token" text,
	"card_brand" text,
	"card_mask" text,
	"payout_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"card_until" timestamp with time zone NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	CONSTRAINT "withdrawals_hold_id_unique" UNIQUE("hold_id"),
	CONSTRAINT "withdrawals_intent" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "withdrawals_amount_check" CHECK ("withdrawals"."amount" > 0),
	CONSTRAINT "withdrawals_currency_check" CHECK ("withdrawals"."currency" in ('uah', 'kzt')),
	CONSTRAINT "withdrawals_status_check" CHECK ("withdrawals"."status" in ('AWAITING_CARD', 'WAITING_FOR_APPROVAL', 'PAYING', 'SUCCESS', 'DENIED')),
	CONSTRAINT "withdrawals_settled_check" CHECK (("withdrawals"."status" in ('SUCCESS', 'DENIED')) = ("withdrawals"."settled_at" is not null)),
	CONSTRAINT "withdrawals_reason_check" CHECK (("withdrawals"."status" = 'DENIED') = ("withdrawals"."reason" is not null)),
	CONSTRAINT "withdrawals_card_check" CHECK ("withdrawals"."status" in ('AWAITING_CARD', 'DENIED') or "withdrawals"."card_token" is not null)
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_entries" ADD CONSTRAINT "battle_entries_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_entries" ADD CONSTRAINT "battle_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_prizes" ADD CONSTRAINT "battle_prizes_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_prizes" ADD CONSTRAINT "battle_prizes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_group_id_bonus_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."bonus_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_proposed_by_operators_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bonus_events" ADD CONSTRAINT "user_bonus_events_user_bonus_id_user_bonuses_id_fk" FOREIGN KEY ("user_bonus_id") REFERENCES "public"."user_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bonuses" ADD CONSTRAINT "user_bonuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bonuses" ADD CONSTRAINT "user_bonuses_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_bonuses" ADD CONSTRAINT "user_bonuses_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_claims" ADD CONSTRAINT "cashback_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_weeks" ADD CONSTRAINT "cashback_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_weeks" ADD CONSTRAINT "cashback_weeks_user_bonus_id_user_bonuses_id_fk" FOREIGN KEY ("user_bonus_id") REFERENCES "public"."user_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chargebacks" ADD CONSTRAINT "chargebacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_desk" ADD CONSTRAINT "chat_desk_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_chat_threads_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."chat_threads"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_threads" ADD CONSTRAINT "chat_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_handled_by_operators_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_sign_in_id_sessions_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_provider_providers_slug_fk" FOREIGN KEY ("provider") REFERENCES "public"."providers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_session_id_game_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_user_bonus_id_user_bonuses_id_fk" FOREIGN KEY ("user_bonus_id") REFERENCES "public"."user_bonuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seamless_calls" ADD CONSTRAINT "seamless_calls_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_proposed_by_operators_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_wins" ADD CONSTRAINT "held_wins_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_days" ADD CONSTRAINT "provider_days_provider_providers_slug_fk" FOREIGN KEY ("provider") REFERENCES "public"."providers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_stops" ADD CONSTRAINT "provider_stops_provider_providers_slug_fk" FOREIGN KEY ("provider") REFERENCES "public"."providers"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_entries" ADD CONSTRAINT "jackpot_entries_pot_id_jackpot_pots_id_fk" FOREIGN KEY ("pot_id") REFERENCES "public"."jackpot_pots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_rounds" ADD CONSTRAINT "jackpot_rounds_pot_id_jackpot_pots_id_fk" FOREIGN KEY ("pot_id") REFERENCES "public"."jackpot_pots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_rounds" ADD CONSTRAINT "jackpot_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_rounds" ADD CONSTRAINT "jackpot_rounds_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_proposed_by_operators_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_added_by_operators_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_off_proposals" ADD CONSTRAINT "write_off_proposals_chargeback_id_chargebacks_id_fk" FOREIGN KEY ("chargeback_id") REFERENCES "public"."chargebacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_off_proposals" ADD CONSTRAINT "write_off_proposals_proposed_by_operators_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_demos" ADD CONSTRAINT "game_demos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_demos" ADD CONSTRAINT "game_demos_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_favourites" ADD CONSTRAINT "game_favourites_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_turnover" ADD CONSTRAINT "player_turnover_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_bonuses" ADD CONSTRAINT "received_bonuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_bonuses" ADD CONSTRAINT "received_bonuses_game_games_slug_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_items" ADD CONSTRAINT "reconciliation_items_reconciliation_id_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_seeds" ADD CONSTRAINT "wheel_seeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_deposit_id_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_steps" ADD CONSTRAINT "withdrawal_steps_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_hold_id_ledger_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ledger_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_index" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expiry_index" ON "refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_kind","subject","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_kind","actor","id");--> statement-breakpoint
CREATE INDEX "battle_entries_of" ON "battle_entries" USING btree ("user_id","entered_at");--> statement-breakpoint
CREATE INDEX "battle_entries_board" ON "battle_entries" USING btree ("battle_id","score" DESC NULLS LAST,"reached_at","reached_by") WHERE "battle_entries"."reached_at" is not null;--> statement-breakpoint
CREATE INDEX "battle_points_order" ON "battle_points" USING btree ("battle_id","user_id","ordinal");--> statement-breakpoint
CREATE INDEX "battle_points_best" ON "battle_points" USING btree ("battle_id","user_id","multiplier" DESC NULLS LAST,"ordinal");--> statement-breakpoint
CREATE INDEX "battle_points_round" ON "battle_points" USING btree ("round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_prizes_player" ON "battle_prizes" USING btree ("battle_id","user_id");--> statement-breakpoint
CREATE INDEX "battle_prizes_owed" ON "battle_prizes" USING btree ("battle_id") WHERE "battle_prizes"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "battle_prizes_unseen" ON "battle_prizes" USING btree ("user_id") WHERE "battle_prizes"."seen_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "battles_slot" ON "battles" USING btree ("tier","currency","starts_at") WHERE "battles"."scheduled";--> statement-breakpoint
CREATE INDEX "battles_open" ON "battles" USING btree ("ends_at") WHERE "battles"."state" = 'open';--> statement-breakpoint
CREATE INDEX "battles_over" ON "battles" USING btree ("ends_at") WHERE "battles"."state" <> 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_code" ON "bonuses" USING btree ("currency",upper("code")) WHERE "bonuses"."code" is not null;--> statement-breakpoint
CREATE INDEX "bonuses_offered" ON "bonuses" USING btree ("currency","starts_at") WHERE "bonuses"."status" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "user_bonus_events_of" ON "user_bonus_events" USING btree ("user_bonus_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_bonuses_one_running" ON "user_bonuses" USING btree ("user_id") WHERE "user_bonuses"."status" in ('PENDING', 'ACTIVE');--> statement-breakpoint
CREATE INDEX "user_bonuses_of_user" ON "user_bonuses" USING btree ("user_id","subscribed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_bonuses_of_bonus" ON "user_bonuses" USING btree ("bonus_id","subscribed_at");--> statement-breakpoint
CREATE INDEX "user_bonuses_expiry" ON "user_bonuses" USING btree ("expires_at") WHERE "user_bonuses"."status" in ('PENDING', 'ACTIVE');--> statement-breakpoint
CREATE INDEX "cashback_weeks_week_index" ON "cashback_weeks" USING btree ("currency","week_from");--> statement-breakpoint
CREATE INDEX "chargebacks_of_user" ON "chargebacks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chargebacks_newest" ON "chargebacks" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unread" ON "chat_messages" USING btree ("user_id","id") WHERE "chat_messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "chat_messages_answers" ON "chat_messages" USING btree ("sent_at") WHERE "chat_messages"."answered_after_seconds" is not null;--> statement-breakpoint
CREATE INDEX "chat_threads_order" ON "chat_threads" USING btree ("waiting_since","last_message_at");--> statement-breakpoint
CREATE INDEX "contact_requests_order" ON "contact_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "player_events_user_id_id_idx" ON "player_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "player_events_created_at_idx" ON "player_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "public_events_topic_id_idx" ON "public_events" USING btree ("topic","id");--> statement-breakpoint
CREATE INDEX "public_events_created_at_idx" ON "public_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "game_sessions_user_index" ON "game_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "game_sessions_game_index" ON "game_sessions" USING btree ("user_id","game","created_at");--> statement-breakpoint
CREATE INDEX "game_sessions_play_index" ON "game_sessions" USING btree ("play_id");--> statement-breakpoint
CREATE INDEX "games_provider_index" ON "games" USING btree ("provider");--> statement-breakpoint
CREATE INDEX "rounds_user_index" ON "rounds" USING btree ("user_id","ordinal");--> statement-breakpoint
CREATE INDEX "rounds_session_index" ON "rounds" USING btree ("session_id","ordinal");--> statement-breakpoint
CREATE INDEX "rounds_begun_index" ON "rounds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "rounds_settled_late_index" ON "rounds" USING btree ("user_id","settled_at") WHERE "rounds"."settled_at" - "rounds"."created_at" >= interval '48 hours';--> statement-breakpoint
CREATE INDEX "rounds_wins_index" ON "rounds" USING btree ("settled_at") WHERE "rounds"."status" = 'settled' and "rounds"."win_electronic" > 0;--> statement-breakpoint
CREATE INDEX "seamless_calls_round_index" ON "seamless_calls" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "held_wins_round_index" ON "held_wins" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "held_wins_newest" ON "held_wins" USING btree ("held_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "held_wins_pending" ON "held_wins" USING btree ("held_at") WHERE "held_wins"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "jackpot_entries_of_pot" ON "jackpot_entries" USING btree ("pot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_entries_key" ON "jackpot_entries" USING btree ("key") WHERE "jackpot_entries"."key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_pots_open" ON "jackpot_pots" USING btree ("level","currency") WHERE "jackpot_pots"."dropped_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_rounds_pot" ON "jackpot_rounds" USING btree ("pot_id");--> statement-breakpoint
CREATE INDEX "jackpot_rounds_open" ON "jackpot_rounds" USING btree ("user_id","begun_at") WHERE "jackpot_rounds"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "jackpot_rounds_paid" ON "jackpot_rounds" USING btree ("paid_at") WHERE "jackpot_rounds"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "jackpot_stakes_of_round" ON "jackpot_stakes" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_house" ON "ledger_entries" USING btree ("account","transfer_id") WHERE "ledger_entries"."player" is null and "ledger_entries"."account" <> 'game_providers';--> statement-breakpoint
CREATE INDEX "ledger_entries_of_player" ON "ledger_entries" USING btree ("player","transfer_id") WHERE "ledger_entries"."player" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_holds_transfer" ON "ledger_holds" USING btree ("transfer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_holds_resolution" ON "ledger_holds" USING btree ("resolution_id") WHERE "ledger_holds"."resolution_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_holds_expiry" ON "ledger_holds" USING btree ("expires_at") WHERE "ledger_holds"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_key" ON "ledger_transfers" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_transfers_created" ON "ledger_transfers" USING brin ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_reverses" ON "ledger_transfers" USING btree ("reverses") WHERE "ledger_transfers"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "outbox_messages_recipient_index" ON "outbox_messages" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_waiting_index" ON "outbox_messages" USING btree ("next_attempt_at") WHERE "outbox_messages"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "adjustments_newest" ON "adjustments" USING btree ("proposed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "adjustments_of_user" ON "adjustments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "adjustments_pending" ON "adjustments" USING btree ("proposed_at") WHERE "adjustments"."status" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_first" ON "deposits" USING btree ("user_id") WHERE "deposits"."first";--> statement-breakpoint
CREATE INDEX "deposits_of_user" ON "deposits" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposits_awaiting" ON "deposits" USING btree ("created_at") WHERE "deposits"."status" = 'AWAITING_DEPOSIT';--> statement-breakpoint
CREATE INDEX "payment_events_of_deposit" ON "payment_events" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "payment_events_contradictions" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."outcome" = 'contradiction';--> statement-breakpoint
CREATE INDEX "game_demos_user_index" ON "game_demos" USING btree ("user_id","played_at");--> statement-breakpoint
CREATE INDEX "game_favourites_user_index" ON "game_favourites" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "received_bonuses_unseen_index" ON "received_bonuses" USING btree ("user_id","received_at") WHERE "received_bonuses"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "reconciliation_items_of" ON "reconciliation_items" USING btree ("reconciliation_id","id");--> statement-breakpoint
CREATE INDEX "reconciliations_mismatched" ON "reconciliations" USING btree ("day") WHERE "reconciliations"."mismatched" > 0;--> statement-breakpoint
CREATE INDEX "withdrawal_steps_at" ON "withdrawal_steps" USING btree ("status","at");--> statement-breakpoint
CREATE INDEX "withdrawals_of_user" ON "withdrawals" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("status","created_at") WHERE "withdrawals"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_settled" ON "withdrawals" USING btree ("settled_at") WHERE "withdrawals"."settled_at" is not null;
--> statement-breakpoint
-- The ledger's only writers. A posting is one call: known key, locks in order, waterfall, entries, balances.
-- Refusals are answers, not exceptions: nothing is written then, and the caller's transaction goes on. What is raised is a fault.

create function ledger_answer(p_transfer bigint, p_hash bytea) returns jsonb language sql stable as $$
  select case when t.body_hash <> p_hash then jsonb_build_object('refused', 'conflict')
    else jsonb_build_object('transfer_id', t.id::text, 'replayed', true, 'balances', t.balances, 'entries',
      (select jsonb_agg(jsonb_build_array(e.player, e.account, e.amount::text) order by e.ordinal)
       from ledger_entries e where e.transfer_id = t.id)) end
  from ledger_transfers t where t.id = p_transfer
$$;
--> statement-breakpoint
-- p_legs: [{"from": ["<player>:<wallet>" or "house:<account>", ...], "to": "...", "amount": "<minor units>"}]
-- Plain loops and few statements: each statement costs more than a dozen expressions, and this is the path of every bet.
create function ledger_post(
  p_key text, p_kind text, p_currency text, p_legs jsonb, p_memo jsonb, p_reverses bigint default null
) returns jsonb language plpgsql as $$
declare
  wallets constant text[] := array['game', 'electronic', 'bonus', 'cashback', 'holds'];
  hash constant bytea := sha256(convert_to(
    concat_ws(chr(31), p_kind, p_currency, p_legs::text, p_memo::text, p_reverses::text), 'UTF8'));
  last_leg constant int := jsonb_array_length(p_legs) - 1;
  known bigint;
  players uuid[] := '{}';
  who uuid;
  held record;
  stock bigint[] := '{}';
  versions int[] := '{}';
  leg jsonb;
  named text;
  target text;
  slot int;
  wanted bigint;
  part bigint;
  e_leg smallint[] := '{}';
  e_player uuid[] := '{}';
  e_account text[] := '{}';
  e_amount bigint[] := '{}';
  after jsonb := '{}';
  entries jsonb := '[]';
begin
  if last_leg < 0 then raise exception 'ledger: a posting needs a leg'; end if;
  -- An id of a transfer is never older than its transaction: ledger_roll_up relies on it.
  perform pg_current_xact_id();

  for l in 0 .. last_leg loop
    leg := p_legs -> l;
    for f in -1 .. jsonb_array_length(leg -> 'from') - 1 loop
      named := case f when -1 then leg ->> 'to' else leg -> 'from' ->> f end;
      if named not like 'house:%' then
        who := split_part(named, ':', 1)::uuid;
        if who <> all (players) then players := players || who; end if;
      end if;
    end loop;
  end loop;
  if cardinality(players) > 1 then
    select array_agg(one order by one) into players from unnest(players) as one;
  end if;

  foreach who in array players loop
    select game, electronic, bonus, cashback, holds, version into held
    from ledger_balances where player = who and currency = p_currency for update;
    if not found then
      insert into ledger_balances (player, currency) values (who, p_currency) on conflict do nothing;
      select game, electronic, bonus, cashback, holds, version into held
      from ledger_balances where player = who and currency = p_currency for update;
    end if;
    stock := stock || array[held.game, held.electronic, held.bonus, held.cashback, held.holds];
    versions := versions || held.version;
  end loop;

  -- Only now: the same key may have been posted while we waited for its players.
  select id into known from ledger_transfers where key = p_key;
  if found then return ledger_answer(known, hash); end if;
  if p_reverses is not null and exists (select from ledger_transfers where reverses = p_reverses) then
    return jsonb_build_object('refused', 'reversed');
  end if;

  for l in 0 .. last_leg loop
    leg := p_legs -> l;
    wanted := (leg ->> 'amount')::bigint;
    target := leg ->> 'to';
    if wanted is null or wanted <= 0 then raise exception 'ledger: the amount of a leg must be above zero'; end if;

    for f in 0 .. jsonb_array_length(leg -> 'from') - 1 loop
      exit when wanted = 0;
      named := leg -> 'from' ->> f;
      if named = target then raise exception 'ledger: % pays itself', named; end if;
      if named like 'house:%' then
        part := wanted;
        who := null;
      else
        who := split_part(named, ':', 1)::uuid;
        slot := (array_position(players, who) - 1) * 5 + array_position(wallets, split_part(named, ':', 2));
        if slot is null then raise exception 'ledger: unknown account %', named; end if;
        part := least(wanted, stock[slot]);
        continue when part = 0;
        stock[slot] := stock[slot] - part;
      end if;
      e_leg := e_leg || (l + 1)::smallint;
      e_player := e_player || who;
      e_account := e_account || split_part(named, ':', 2);
      e_amount := e_amount || -part;
      wanted := wanted - part;
    end loop;
    if wanted > 0 then return jsonb_build_object('refused', 'insufficient'); end if;

    wanted := (leg ->> 'amount')::bigint;
    if target like 'house:%' then
      who := null;
    else
      who := split_part(target, ':', 1)::uuid;
      slot := (array_position(players, who) - 1) * 5 + array_position(wallets, split_part(target, ':', 2));
      if slot is null then raise exception 'ledger: unknown account %', target; end if;
      stock[slot] := stock[slot] + wanted;
    end if;
    e_leg := e_leg || (l + 1)::smallint;
    e_player := e_player || who;
    e_account := e_account || split_part(target, ':', 2);
    e_amount := e_amount || wanted;
  end loop;

  for n in 1 .. cardinality(players) loop
    after := after || jsonb_build_object(players[n], jsonb_build_array(
      stock[n * 5 - 4]::text, stock[n * 5 - 3]::text, stock[n * 5 - 2]::text, stock[n * 5 - 1]::text, stock[n * 5]::text,
      versions[n] + 1));
  end loop;

  insert into ledger_transfers (key, body_hash, kind, currency, memo, reverses, balances)
  values (p_key, hash, p_kind, p_currency, p_memo, p_reverses, after)
  on conflict do nothing returning id into known;
  if not found then
    -- Lost to a posting with this key and other players, or between house accounts alone.
    select id into known from ledger_transfers where key = p_key;
    if found then return ledger_answer(known, hash); end if;
    return jsonb_build_object('refused', 'reversed');
  end if;

  for n in 1 .. cardinality(players) loop
    update ledger_balances set game = stock[n * 5 - 4], electronic = stock[n * 5 - 3], bonus = stock[n * 5 - 2],
      cashback = stock[n * 5 - 1], holds = stock[n * 5], version = versions[n] + 1
    where player = players[n] and currency = p_currency;
  end loop;
  for n in 1 .. cardinality(e_amount) loop
    insert into ledger_entries (transfer_id, ordinal, leg, player, account, amount)
    values (known, n, e_leg[n], e_player[n], e_account[n], e_amount[n]);
    entries := entries || jsonb_build_array(jsonb_build_array(e_player[n], e_account[n], e_amount[n]::text));
  end loop;
  return jsonb_build_object('transfer_id', known::text, 'replayed', false, 'entries', entries, 'balances', after);
end
$$;
--> statement-breakpoint
-- Legs of the original backwards, last first: every part goes from the account that got it to the account it came from.
-- What a hold did is undone by ending the hold (p_of_hold), else its row would no longer tell the truth.
create function ledger_reverse(p_key text, p_kind text, p_transfer bigint, p_memo jsonb, p_of_hold boolean default false)
returns jsonb language plpgsql as $$
declare
  original record;
  legs jsonb;
begin
  select id, currency into original from ledger_transfers where id = p_transfer;
  if not found then return jsonb_build_object('refused', 'unknown'); end if;
  if not p_of_hold and exists (select from ledger_holds where transfer_id = p_transfer or resolution_id = p_transfer) then
    raise exception 'ledger: transfer % belongs to a hold; post or void the hold', p_transfer;
  end if;
  select jsonb_agg(jsonb_build_object('amount', (-took.amount)::text,
      'from', jsonb_build_array(coalesce(got.player::text, 'house') || ':' || got.account),
      'to', coalesce(took.player::text, 'house') || ':' || took.account) order by took.ordinal desc)
  into legs
  from ledger_entries took
  join ledger_entries got on got.transfer_id = took.transfer_id and got.leg = took.leg and got.amount > 0
  where took.transfer_id = p_transfer and took.amount < 0;
  return ledger_post(p_key, p_kind, original.currency, legs, p_memo, p_transfer);
end
$$;
--> statement-breakpoint
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: reverse a transfer by another one', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger ledger_transfers_append_only before update or delete or truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
-- Folds house entries into their totals up to the candidate of the call before, once every transaction that was open then
-- has ended: ids commit out of order, and a transfer that commits late must not be stepped over. Takes no lock a bet waits for.
create function ledger_roll_up() returns bigint language plpgsql as $$
declare
  state record;
  newest bigint;
begin
  perform pg_advisory_xact_lock(7041004);
  select * into state from ledger_roll_up_state where id = 1;
  -- A candidate from the future belongs to another server: the database was restored, so it is taken anew.
  if state.candidate_xmax::xid8 <= pg_snapshot_xmin(pg_current_snapshot()) then
    insert into ledger_house_totals as totals (account, currency, total)
    select e.account, t.currency, sum(e.amount)
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.player is null and e.transfer_id > state.up_to and e.transfer_id <= state.candidate
    group by e.account, t.currency
    on conflict (account, currency) do update set total = totals.total + excluded.total;
    state.up_to := state.candidate;
  end if;
  if state.candidate = state.up_to or state.candidate_xmax::xid8 > pg_snapshot_xmax(pg_current_snapshot()) then
    -- First the id, then our own number: whoever holds a smaller id began before it.
    select coalesce(max(id), 0) into newest from ledger_transfers;
    update ledger_roll_up_state set up_to = state.up_to, candidate = newest, candidate_xmax = pg_current_xact_id()::text where id = 1;
  end if;
  return state.up_to;
end
$$;
--> statement-breakpoint
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger user_bonus_events_append_only before update or delete or truncate on user_bonus_events
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
-- Waits for a player's turn and holds it until the transaction ends, then for what they hold: in this order, whoever asks.
-- The number is the first key of that advisory lock; the second is the hash of the player's id.
CREATE FUNCTION take_turn(player_id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7041005, hashtext(player_id::text));
  PERFORM 1 FROM ledger_balances WHERE player = player_id ORDER BY currency FOR UPDATE;
END
$$;
--> statement-breakpoint
insert into ledger_roll_up_state (id, up_to, candidate, candidate_xmax) values (1, 0, 0, '0');
--> statement-breakpoint
-- Limits of payments, spec §9: decimal strings in major units, counts and stars whole numbers.
insert into settings (tag, code, value) values
  ('RESTRICTION', 'PAYOUT_MIN_RATING', '1'),
  ('RESTRICTION', 'PAYOUT_MINIMUM_UAH', '100.00'),
  ('RESTRICTION', 'PAYOUT_MINIMUM_KZT', '1000.00'),
  ('RESTRICTION', 'PAYOUT_MAXIMUM_24H_UAH', '50000.00'),
  ('RESTRICTION', 'PAYOUT_MAXIMUM_24H_KZT', '500000.00'),
  ('RESTRICTION', 'PAYOUT_MAXIMUM_PER_DAY', '3'),
  ('RESTRICTION', 'DEPOSIT_MINIMUM_UAH', '50.00'),
  ('RESTRICTION', 'DEPOSIT_MINIMUM_KZT', '500.00'),
  ('RESTRICTION', 'DEPOSIT_MAXIMUM_UAH', '50000.00'),
  ('RESTRICTION', 'DEPOSIT_MAXIMUM_KZT', '500000.00');
--> statement-breakpoint
insert into bonus_groups (id, name) values
  (1, 'WelcomeDeposit'), (2, 'PercentDeposit'), (3, 'PromoCode'), (4, 'WelcomePromoCode'),
  (5, 'Cashback'), (6, 'WeeklyCashback'), (7, 'WheelFortune');
