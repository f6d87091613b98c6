/** The tables' own part of the studio's database. Amounts are minor units, multipliers hundredths. */
export const TABLES_MIGRATION = {
  name: 'tables-1',
  sql: `
    create table live_chains (
      id uuid primary key,
      game text not null,
      length integer not null,
      secret_end text not null,
      commitment text not null,
      used integer not null default 0 check (used between 0 and length),
      created_at timestamptz not null default now()
    );
    create unique index live_chains_running on live_chains (game) where used < length;

    create table live_rounds (
      id uuid primary key,
      game text not null,
      number integer not null,
      phase text not null check (phase in ('open', 'closing', 'run', 'result', 'over')),
      chain_id uuid not null references live_chains (id),
      chain_index integer not null,
      commitment text not null,
      opened_at timestamptz not null,
      closes_at timestamptz not null,
      started_at timestamptz,
      ends_at timestamptz,
      server_seed text,
      public_seed text,
      outcome integer,
      beat_at timestamptz,
      interrupted boolean not null default false,
      settled_at timestamptz,
      unique (game, number),
      check (phase in ('open', 'closing') or outcome is not null)
    );
    create unique index live_rounds_current on live_rounds (game) where phase <> 'over';
    create index live_rounds_last on live_rounds (game, number desc);

    create table live_entries (
      id uuid primary key,
      round_id uuid not null references live_rounds (id),
      session_id uuid not null references sessions (id) on delete cascade,
      holder text not null,
      name text not null,
      mode text not null check (mode in ('real', 'demo')),
      client_seed text not null,
      state text not null check (state in ('in', 'due', 'win_sent', 'settled', 'void')),
      target integer,
      left_at integer,
      win bigint check (win >= 0),
      balance text,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      lease uuid,
      lease_until timestamptz,
      seen_at timestamptz,
      created_at timestamptz not null default now(),
      unique (round_id, holder)
    );
    create index live_entries_due on live_entries (next_attempt_at) where state in ('due', 'win_sent');
    create index live_entries_of_holder on live_entries (holder, created_at desc);

    create table live_bets (
      id uuid primary key,
      entry_id uuid not null references live_entries (id) on delete cascade,
      session_id uuid not null references sessions (id) on delete cascade,
      bet_id text not null,
      chips jsonb,
      amount bigint not null check (amount > 0),
      state text not null check (state in ('sent', 'accepted', 'rejected', 'refunding', 'refunded')),
      failure text,
      balance text,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      lease uuid,
      lease_until timestamptz,
      created_at timestamptz not null default now(),
      unique (entry_id, bet_id)
    );
    create index live_bets_undecided on live_bets (next_attempt_at) where state in ('sent', 'refunding');

    create table live_seats (
      game text not null,
      holder text not null,
      process uuid not null,
      seen_at timestamptz not null,
      primary key (game, holder, process)
    );
  `,
};

/** Tables that stand still until somebody has looked at them, and when a run was interrupted. */
export const CLOSURES_MIGRATION = {
  name: 'tables-2-closures',
  sql: `
    alter table live_rounds add column interrupted_at timestamptz;
    create table live_closures (
      id uuid primary key,
      game text not null,
      reason text not null,
      closed_at timestamptz not null,
      reopened_at timestamptz
    );
    create unique index live_closures_standing on live_closures (game) where reopened_at is null;
    create index live_rounds_interrupted on live_rounds (game, interrupted_at) where interrupted_at is not null;
  `,
};

/** Rounds drawn before this had seeds of play money in their public seed, and are proved with them. */
export const REAL_SEEDS_MIGRATION = {
  name: 'tables-3-real-seeds',
  sql: `
    alter table live_rounds add column demo_seeds boolean not null default false;
    update live_rounds set demo_seeds = true where public_seed is not null;
  `,
};
