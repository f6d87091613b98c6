-- The page whose payer gives a card to be paid out to. Of its number only what is needed to know it again is kept.
create table cards (
  id text primary key,
  merchant_reference text not null unique,
  amount text not null,
  currency text not null,
  recipient_name text not null,
  return_url text not null,
  callback_url text not null,
  locale text not null,
  status text not null default 'pending' check (status in ('pending', 'saved', 'refused', 'expired')),
  refuse_reason text,
  token text unique,
  brand text check (brand in ('visa', 'mastercard')),
  last_four text check (last_four ~ '^\d{4}$'),
  fingerprint text,
  wrong_numbers integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'pending') = (settled_at is null)),
  check ((status = 'saved') = (token is not null and brand is not null and last_four is not null and fingerprint is not null)),
  check ((status = 'refused') = (refuse_reason is not null))
);
create index cards_due on cards (expires_at) where status = 'pending';

create table payouts (
  id text primary key,
  merchant_reference text not null unique,
  card_id text not null references cards (id),
  amount text not null,
  currency text not null,
  recipient_name text not null,
  callback_url text not null,
  status text not null default 'pending' check (status in ('pending', 'paid', 'failed')),
  fail_reason text,
  created_at timestamptz not null,
  -- When the bank answers.
  answer_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'pending') = (settled_at is null)),
  check ((status = 'failed') = (fail_reason is not null))
);
create index payouts_due on payouts (answer_at) where status = 'pending';

create table chargebacks (
  id text primary key,
  payment_id text not null unique references payments (id),
  reason text not null,
  created_at timestamptz not null
);

-- What a statement of a day reads.
create index payments_approved on payments (settled_at) where status = 'approved';
create index payouts_paid on payouts (settled_at) where status = 'paid';
create index chargebacks_created on chargebacks (created_at);

-- A page's token and a delivery may now be of a payment, a card or a payout.
alter table page_tokens drop constraint page_tokens_payment_id_fkey;
alter table page_tokens rename column payment_id to subject_id;
alter table deliveries drop constraint deliveries_payment_id_fkey;
alter table deliveries rename column payment_id to subject_id;
alter index deliveries_of_payment rename to deliveries_of_subject;

-- Scheme, host and port of the callback: one slow receiver must not hold up the others.
alter table deliveries add column receiver text;
update deliveries set receiver = lower(substring(callback_url from '^[a-zA-Z]+://[^/?#]+'));
alter table deliveries alter column receiver set not null;

-- Events say their type since there is more than one.
update deliveries set body = (body::jsonb || '{"type": "payment"}')::text where delivered_at is null;
