-- Cards kept for later payments at their payer's wish. Of the number only what is needed to know it again; whoever has the token and the
-- merchant's secret charges the card.
create table kept_cards (
  id text primary key,
  token text not null unique,
  -- The payment that it was kept by.
  payment_id text not null unique references payments (id),
  brand text not null check (brand in ('visa', 'mastercard')),
  last_four text not null check (last_four ~ '^\d{4}$'),
  -- The last month in which it is good, "2028-04".
  good_until text not null check (good_until ~ '^\d{4}-\d\d$'),
  fingerprint text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);

-- Whether the payer asked that the card be kept; the card that was named; and of a payment by a kept card, which.
alter table payments add column keep_card boolean not null default false;
alter table payments add column card_brand text check (card_brand in ('visa', 'mastercard'));
alter table payments add column card_last_four text check (card_last_four ~ '^\d{4}$');
alter table payments add column card_good_until text check (card_good_until ~ '^\d{4}-\d\d$');
alter table payments add column kept_card_id text references kept_cards (id);
