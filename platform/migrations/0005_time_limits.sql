ALTER TABLE "player_limits" DROP CONSTRAINT "player_limits_kind_check";--> statement-breakpoint
ALTER TABLE "player_days" ADD COLUMN "seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_limits" ADD CONSTRAINT "player_limits_kind_check" CHECK ("player_limits"."kind" in ('deposit', 'loss', 'stake', 'time'));--> statement-breakpoint
-- How long was played so far: from each stake to the next within a quarter of an hour, by the day of their player's currency's zone.
insert into player_days (user_id, day, staked, own_staked, won, own_won, seconds)
select user_id, (created_at at time zone (case currency when 'uah' then 'Europe/Kyiv' else 'Asia/Almaty' end))::date, 0, 0, 0, 0,
  sum(floor(extract(epoch from created_at)) - floor(extract(epoch from before)))
from (
  select c.user_id, u.currency, c.created_at,
    lag(c.created_at) over (partition by c.user_id order by c.created_at, c.transaction_id) as before
  from seamless_calls c join users u on u.id = c.user_id
  where c.action = 'bet' and c.refused is null
) stakes
where created_at < before + interval '15 minutes'
group by 1, 2
on conflict (user_id, day) do update set seconds = excluded.seconds;
