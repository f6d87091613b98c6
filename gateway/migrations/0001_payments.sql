create table payments (
  id text primary key,
  merchant_reference text not null unique,
  method text not null,
  amount text not null,
  currency text not null,
  return_url text not null,
  callback_url text not null,
  locale text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'expired')),
  decline_reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- An answer of the bank that is on its way: approved then, and reported then.
  answer_at timestamptz,
  check ((status = 'pending') = (settled_at is null))
);
create index payments_due on payments (coalesce(answer_at, expires_at)) where status = 'pending';

-- One per rendering of the page: a form that was sent once, or came from elsewhere, does nothing.
create table page_tokens (
  token_hash bytea primary key,
  payment_id text not null references payments (id),
  made_at timestamptz not null
);
create index page_tokens_made on page_tokens (made_at);

-- Two rows with one event_id are one event told twice. A row is due again until its receiver answered 2xx.
create table deliveries (
  id bigint primary key generated always as identity,
  event_id text not null,
  payment_id text not null references payments (id),
  callback_url text not null,
  body text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  delivered_at timestamptz,
  given_up_at timestamptz
);
create index deliveries_due on deliveries (due_at) where delivered_at is null and given_up_at is null;
create index deliveries_of_payment on deliveries (payment_id);
