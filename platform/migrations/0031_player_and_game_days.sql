CREATE TABLE "ledger_player_days" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"player" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"transfers" bigint NOT NULL,
	CONSTRAINT "ledger_player_days_day_currency_player_kind_pk" PRIMARY KEY("day","currency","player","kind")
);
--> statement-breakpoint
CREATE TABLE "game_days" (
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"game" text NOT NULL,
	"rounds" bigint NOT NULL,
	"staked" numeric NOT NULL,
	"won" numeric NOT NULL,
	"staked_staked" numeric NOT NULL,
	"staked_won" numeric NOT NULL,
	"won_won" numeric NOT NULL,
	CONSTRAINT "game_days_day_currency_game_pk" PRIMARY KEY("day","currency","game")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "kept_balance" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "staked_before" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "won_before" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "users_balances" ON "users" USING btree ("kept_balance","id");--> statement-breakpoint
-- The days are summed anew from the ledger, now with each player's.
delete from ledger_days;
--> statement-breakpoint
update ledger_days_state set up_to = 0, posted_at = null;
--> statement-breakpoint
-- Rounds that were settled before; those that are still queued are counted when they are taken from the queue.
insert into game_days (day, currency, game, rounds, staked, won, staked_staked, staked_won, won_won)
select (created_at at time zone case currency when 'kzt' then 'Asia/Almaty' else 'Europe/Kyiv' end)::date, currency, game,
  count(*), sum(s), sum(w), sum(s * s), sum(s * w), sum(w * w)
from (
  select id, created_at, currency, game, (stake_game + stake_electronic + stake_bonus)::numeric as s,
    (win_electronic + win_bonus + win_forfeited)::numeric as w
  from rounds where status = 'settled' and currency <> 'crd'
) r
where not exists (select from settlements q where q.round_id = r.id)
group by 1, 2, 3;
--> statement-breakpoint
update users set kept_balance = b.game + b.electronic + b.bonus + b.cashback + b.holds
from ledger_balances b where b.player = users.id and b.currency = users.currency;
