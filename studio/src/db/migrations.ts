import { CLOSURES_MIGRATION, REAL_SEEDS_MIGRATION, TABLES_MIGRATION } from './tables-migration';

/** Applied in order, each once, never edited after a release. Amounts are minor units. */
export const MIGRATIONS: readonly { name: string; sql: string }[] = [
  {
    name: '0001-play',
    sql: `
      create table seeds (
        id uuid primary key,
        holder text not null,
        server_seed text not null,
        commitment text not null,
        client_seed text not null,
        nonce integer not null default 0,
        created_at timestamptz not null default now(),
        revealed_at timestamptz
      );
      create unique index seeds_active on seeds (holder) where revealed_at is null;

      create table sessions (
        id uuid primary key,
        secret_hash text not null unique,
        exchange_hash text not null unique,
        mode text not null check (mode in ('real', 'demo')),
        wallet_session text,
        holder text not null,
        game text not null,
        currency text not null,
        locale text not null,
        min_bet bigint not null,
        max_bet bigint not null,
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        check (mode = 'demo' or wallet_session is not null)
      );
      create index sessions_seen on sessions (seen_at);

      create table rounds (
        id uuid primary key,
        session_id uuid not null references sessions (id) on delete cascade,
        spin_id text not null,
        state text not null check (state in
          ('created', 'bet_sent', 'drawn', 'win_sent', 'settled', 'refund_sent', 'refunded', 'rejected')),
        stake bigint not null check (stake > 0),
        seed_id uuid references seeds (id),
        nonce integer,
        outcome jsonb,
        win bigint check (win >= 0),
        balance text,
        failure text,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        lease uuid,
        lease_until timestamptz,
        seen_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (session_id, spin_id)
      );
      create unique index rounds_one_open on rounds (session_id)
        where state not in ('settled', 'refunded', 'rejected');
      create index rounds_unfinished on rounds (next_attempt_at)
        where state not in ('settled', 'refunded', 'rejected');
      create index rounds_of_session on rounds (session_id, created_at desc);
      create unique index rounds_nonce on rounds (seed_id, nonce);
    `,
  },
  {
    // A pair begins as a server seed alone (sealed), runs with the player's seed, and ends revealed. Pairs of before had
    // server seeds made when the client seed was known: they are revealed now, but where a round is still to be drawn.
    name: '0002-sealed-seeds',
    sql: `
      alter table seeds add column started_at timestamptz;
      alter table seeds alter column client_seed drop not null;
      drop index seeds_active;
      update seeds set started_at = created_at;
      update seeds set revealed_at = now() where revealed_at is null and not exists (
        select 1 from rounds r join sessions s on s.id = r.session_id
          where s.holder = seeds.holder and r.state in ('created', 'bet_sent'));
      alter table seeds add constraint seeds_sealed_alone check ((started_at is null) = (client_seed is null));
      alter table seeds add constraint seeds_revealed_last check (revealed_at is null or started_at is not null);
      create unique index seeds_sealed on seeds (holder) where started_at is null;
      create unique index seeds_running on seeds (holder) where started_at is not null and revealed_at is null;
      create index seeds_of_holder on seeds (holder, revealed_at desc);
    `,
  },
  {
    // Rounds in which the player decides: what he chose, each decision in order, and at most one open round of a player in a
    // game, whichever window it was started in.
    name: '0003-decisions',
    sql: `
      alter table rounds add column choice jsonb;
      alter table rounds add column decisions jsonb not null default '[]';
      alter table rounds add column open_for text;
      alter table rounds drop constraint rounds_state_check;
      alter table rounds add constraint rounds_state_check check (state in
        ('created', 'bet_sent', 'deciding', 'drawn', 'win_sent', 'settled', 'refund_sent', 'refunded', 'rejected'));
      alter table rounds add constraint rounds_deciding_laid check (state <> 'deciding' or outcome is not null);
      create unique index rounds_one_deciding on rounds (open_for)
        where state not in ('settled', 'refunded', 'rejected');
    `,
  },
  TABLES_MIGRATION,
  CLOSURES_MIGRATION,
  REAL_SEEDS_MIGRATION,
  {
    // Rounds drawn before their stake and win go to the wallet in one call, and the nonce whose stake was refused after that.
    name: '0004-play',
    sql: `
      alter table seeds add column refused_nonce integer;
      alter table rounds drop constraint rounds_state_check;
      alter table rounds add constraint rounds_state_check check (state in ('play_sent', 'created', 'bet_sent', 'deciding',
        'drawn', 'win_sent', 'settled', 'refund_sent', 'refunded', 'rejected'));
      alter table rounds add constraint rounds_play_drawn check
        (state <> 'play_sent' or (outcome is not null and win is not null and seed_id is not null and nonce is not null));
    `,
  },
  {
    // How fast a game may go for a session, as the wallet told it; of sessions of before nothing was told. A player's sessions of a game that
    // were used lately are looked through before each round.
    name: '0005-pace',
    sql: `
      alter table sessions add column round_seconds integer not null default 0 check (round_seconds between 0 and 60);
      alter table sessions add column may_hurry boolean not null default true;
      create index sessions_of_holder on sessions (holder, game, seen_at);
    `,
  },
  {
    // Whether a game may play by itself for a session, as the wallet told it; of sessions of before nothing was told.
    name: '0006-autoplay',
    sql: 'alter table sessions add column may_autoplay boolean not null default false;',
  },
];
