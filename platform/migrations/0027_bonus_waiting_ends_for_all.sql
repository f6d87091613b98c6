-- Takings made before a wait for a deposit had an end get one: three days from now, or the end of their offer.
update user_bonuses
set expires_at = least(now() + interval '72 hours', (terms ->> 'end_date')::timestamptz)
where status = 'PENDING' and expires_at is null and (terms ->> 'min_deposit_amount')::numeric > 0;
