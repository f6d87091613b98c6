create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
-- Limits of payments, spec §9: decimal strings in major units, the count a whole number.
insert into settings (tag, code, value) values
  ('RESTRICTION', 'PAYOUT_MINIMUM_UAH', '100.00'),
  ('RESTRICTION', 'PAYOUT_MINIMUM_KZT', '1000.00'),
  ('RESTRICTION', 'PAYOUT_MAXIMUM_24H_UAH', '50000.00'),
  ('RESTRICTION', 'PAYOUT_MAXIMUM_24H_KZT', '500000.00'),
  ('RESTRICTION', 'PAYOUT_MAXIMUM_PER_DAY', '3'),
  ('RESTRICTION', 'DEPOSIT_MINIMUM_UAH', '50.00'),
  ('RESTRICTION', 'DEPOSIT_MINIMUM_KZT', '500.00'),
  ('RESTRICTION', 'DEPOSIT_MAXIMUM_UAH', '50000.00'),
  ('RESTRICTION', 'DEPOSIT_MAXIMUM_KZT', '500000.00')
on conflict do nothing;
--> statement-breakpoint
-- Players who paid in before this was kept: their earliest success is the first.
update deposits set first = true where id in (
  select distinct on (user_id) id from deposits where status = 'SUCCESS' order by user_id, settled_at, id
);
--> statement-breakpoint
-- Rounds settled before turnover was kept.
insert into player_turnover (user_id, currency, staked)
  select user_id, min(currency), sum(stake_game + stake_electronic + stake_bonus) from rounds where status = 'settled' group by user_id;
