/** Fills a database with players and their lives, as desk-bench.mjs wants them. */

const DAYS = 730;

/** Statements in their order; $1 players, $2 entries of the ledger. Numbers are spread by remainders, so that a run repeats. */
const STEPS = [
  [
    'players',
    `insert into users (id, phone, email, currency, country, rating, phone_verified_at, created_at, seen_at, deposited, erased_at)
     select lpad(to_hex(n), 32, '0')::uuid,
       case when n % 50 = 0 then null else (380000000000 + (n::bigint * 7919) % 1000000000)::text end,
       case when n % 50 = 0 then null when n % 3 = 0 then 'player' || n || '@example.com' end,
       case when n % 4 = 0 then 'kzt' else 'uah' end, case when n % 4 = 0 then 'KZ' else 'UA' end, n % 6,
       case when n % 5 > 0 then now() end,
       timestamptz '2026-11-01' - make_interval(secs => (n::bigint * 104729) % (${DAYS} * 86400)),
       timestamptz '2026-11-01' - make_interval(secs => (n::bigint * 15485863) % (90 * 86400)),
       (n::bigint * 48611) % 10000000, case when n % 50 = 0 then now() end
     from generate_series(1, $1) n`,
  ],
  [
    'sessions',
    `insert into sessions (user_id, created_at, last_used_at, device, address)
     select lpad(to_hex(n), 32, '0')::uuid, now() - make_interval(days => (n + k * 31) % 300), now(), 'Browser ' || n % 500,
       '10.' || n % 40 || '.' || n / 40 % 250 || '.' || k
     from generate_series(1, $1) n, generate_series(1, 5) k`,
  ],
  [
    'nicknames',
    `insert into nicknames (folded, user_id, nickname)
     select 'nick' || n, lpad(to_hex(n), 32, '0')::uuid, 'Nick' || n from generate_series(1, $1, 2) n`,
  ],
  [
    'deposits',
    `insert into deposits (id, user_id, idempotency_key, method, amount, currency, status, gateway, return_path, locale, created_at, expires_at, settled_at)
     select gen_random_uuid(), lpad(to_hex(n), 32, '0')::uuid, 'key-' || n || '-' || k, 'visa', 10000, case when n % 4 = 0 then 'kzt' else 'uah' end,
       'SUCCESS', 'hosted', '/', 'uk', now() - make_interval(days => k), now(), now()
     from generate_series(1, $1) n, generate_series(1, 5) k`,
  ],
  [
    'states',
    `insert into player_protection (user_id, suspended_at, suspended_for, self_excluded_from)
     select lpad(to_hex(n), 32, '0')::uuid, case when n % 200 = 0 then now() end, case when n % 200 = 0 then 'A bench' end,
       case when n % 200 > 0 then now() end
     from generate_series(1, $1) n where n % 100 = 0 and n % 50 = 0 or n % 101 = 0`,
  ],
  [
    'identities',
    `insert into identity_checks (user_id, level, status, full_name, born_on, document_kind, document_country, locale, created_at, submitted_at, decided_at, expires_at)
     select lpad(to_hex(n), 32, '0')::uuid, 2, case when n % 30 = 0 then 'SUBMITTED' else 'APPROVED' end, 'Player ' || n, '1990-01-01', 'passport', 'UA', 'uk',
       now(), now(), case when n % 30 > 0 then now() end, case when n % 30 > 0 then now() + interval '2 years' end
     from generate_series(1, $1) n where n % 3 = 0`,
  ],
  [
    'tags',
    `insert into player_tags (user_id, tag)
     select lpad(to_hex(n), 32, '0')::uuid, case when n % 40 = 0 then 'vip' else 'new' end from generate_series(1, $1) n where n % 20 = 0`,
  ],
  [
    'balances',
    `insert into ledger_balances (player, currency, game, electronic)
     select lpad(to_hex(n), 32, '0')::uuid, case when n % 4 = 0 then 'kzt' else 'uah' end, (n::bigint * 7907) % 900000, (n::bigint * 104711) % 90000
     from generate_series(1, $1) n`,
  ],
  [
    'kept balances',
    `update users set kept_balance = b.game + b.electronic from ledger_balances b
     where b.player = users.id and b.currency = users.currency`,
  ],
  [
    'transfers',
    `insert into ledger_transfers (key, body_hash, kind, currency, memo, balances, created_at)
     select 'bench:' || n, '\\x00', case when n % 500 = 0 then 'bonus_credit' when n % 2 = 0 then 'bet' else 'win' end, 'uah', '{}',
       jsonb_build_object(lpad(to_hex(case when n % 1000 < 5 then 1 else n % $1 + 1 end), 32, '0')::uuid::text, '["1000","0","0","0","0",1]'::jsonb),
       timestamptz '2024-11-01' + make_interval(secs => n::double precision * ${DAYS} * 86400 / ($2 / 2))
     from generate_series(1, $2 / 2) n`,
  ],
  [
    'entries',
    `insert into ledger_entries (transfer_id, ordinal, leg, player, account, amount)
     select t.id, k, 1, case when k = 1 then lpad(to_hex(case when t.id % 1000 < 5 then 1 else t.id % $1 + 1 end), 32, '0')::uuid end,
       case when k = 1 then 'game' else 'game_providers' end, case when k = 1 then -100 else 100 end
     from ledger_transfers t, generate_series(1, 2) k`,
  ],
];

/**
 * Writes everything and lets the database count it. The ledger is written straight into its tables, past the functions that keep its
 * laws: nothing here is ever asked for money.
 * @returns ids of an operator and of the player with the most movements, and how the phone of one player ends
 */
export async function fillDesk(client, { players, entries }, print) {
  for (const [what, sql] of STEPS) {
    print(`  ${what}`);
    const values = [players, entries].slice(0, sql.includes('$2') ? 2 : sql.includes('$1') ? 1 : 0);
    await client.query(sql, values);
  }
  await client.query('vacuum (analyze)');
  const { rows } = await client.query(
    "insert into operators (name, role, key_hash, created_at) values ('bench', 'support', 'bench', now()) returning id",
  );
  const phone = await client.query('select right(phone, 4) as ending from users where phone is not null limit 1');
  return { operator: rows[0].id, busiest: '00000000-0000-0000-0000-000000000001', ending: phone.rows[0].ending };
}
