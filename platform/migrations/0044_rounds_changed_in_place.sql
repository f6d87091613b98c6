-- kozyr: no transaction
-- What was settled late, and what may yet be by a process that does not know the table: such a process is to be gone a day from now, when
-- rounds that begin now can't be late yet. One statement, so that no round is settled between two looks; it fills an empty table alone.
-- kozyr: repeat
insert into late_rounds (round_id, user_id, settled_at)
select id, user_id, settled_at from rounds
where (settled_at - created_at >= interval '48 hours' or settled_at is null and created_at < now() - interval '1 day')
  and not exists (select from late_rounds);
--> statement-breakpoint
-- The big wins of a week and the newest others of a day, as the lists show them. What is settled from now on until processes know the table
-- is added by the job clean_recent_wins.
-- kozyr: repeat
insert into recent_wins (round_id, settled_at, big)
select id, settled_at, big from (
  select id, settled_at, win_electronic >= case currency when 'kzt' then 500000 else 50000 end as big,
    row_number() over (order by settled_at desc) as place
  from rounds
  where status = 'settled' and win_electronic > 0 and settled_at >= now() - interval '7 days' and currency <> 'crd'
    and win_electronic > stake_game + stake_electronic + stake_bonus
) win
where (big or place <= 10000 and settled_at >= now() - interval '1 day') and not exists (select from recent_wins);
--> statement-breakpoint
drop index concurrently if exists rounds_settled_late_index;
--> statement-breakpoint
drop index concurrently if exists rounds_wins_index;
