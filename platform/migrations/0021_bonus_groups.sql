insert into bonus_groups (id, name) values
  (1, 'WelcomeDeposit'), (2, 'PercentDeposit'), (3, 'PromoCode'), (4, 'WelcomePromoCode'),
  (5, 'Cashback'), (6, 'WeeklyCashback'), (7, 'WheelFortune')
on conflict do nothing;
--> statement-breakpoint
create trigger user_bonus_events_append_only before update or delete or truncate on user_bonus_events
  for each statement execute function ledger_refuse_change();
