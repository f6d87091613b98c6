CREATE TABLE "player_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"staked" bigint NOT NULL,
	"own_staked" bigint NOT NULL,
	"won" bigint NOT NULL,
	"own_won" bigint NOT NULL,
	CONSTRAINT "player_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "player_limits" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"change_amount" bigint,
	"change_from" timestamp with time zone,
	"change_until" timestamp with time zone,
	CONSTRAINT "player_limits_user_id_kind_period_pk" PRIMARY KEY("user_id","kind","period"),
	CONSTRAINT "player_limits_kind_check" CHECK ("player_limits"."kind" in ('deposit', 'loss', 'stake')),
	CONSTRAINT "player_limits_period_check" CHECK ("player_limits"."period" in ('day', 'week', 'month')),
	CONSTRAINT "player_limits_amount_check" CHECK ("player_limits"."amount" >= 0),
	CONSTRAINT "player_limits_change_check" CHECK (("player_limits"."change_from" is null) = ("player_limits"."change_until" is null)),
	CONSTRAINT "player_limits_raise_check" CHECK ("player_limits"."change_amount" is null or "player_limits"."change_amount" > "player_limits"."amount")
);
--> statement-breakpoint
ALTER TABLE "player_days" ADD CONSTRAINT "player_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was played so far: the calls that stand, by the day of their player's currency's zone.
insert into player_days (user_id, day, staked, own_staked, won, own_won)
select * from (
  select c.user_id, (c.created_at at time zone (case u.currency when 'uah' then 'Europe/Kyiv' else 'Asia/Almaty' end))::date as day,
    coalesce(sum(c.game + c.electronic + c.bonus) filter (where c.action = 'bet'), 0) as staked,
    coalesce(sum(c.game + c.electronic) filter (where c.action = 'bet'), 0) as own_staked,
    coalesce(sum(c.electronic + c.bonus) filter (where c.action = 'win'), 0) as won,
    coalesce(sum(c.electronic) filter (where c.action = 'win'), 0) as own_won
  from seamless_calls c join users u on u.id = c.user_id
  where c.action in ('bet', 'win') and c.refused is null and c.undone_by is null
  group by 1, 2
) played
where staked <> 0 or won <> 0;
