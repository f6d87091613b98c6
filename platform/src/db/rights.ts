/** What a role may do with the rows of a table. */
export type Verb = 'select' | 'insert' | 'update' | 'delete';

/** A table by its schema and name, `public.users`, with the verbs. */
type Rights = Readonly<Record<string, readonly Verb[]>>;

const of = (schema: string, verbs: readonly Verb[], names: readonly string[]): Rights =>
  Object.fromEntries(names.map((name) => [`${schema}.${name}`, verbs]));

/** Only added to: the ledger, the audit log, and what was said or done at a moment. */
const ADDED = of(
  'public',
  ['select', 'insert'],
  [
    'audit_log',
    'audit_seals',
    'cashback_claims',
    'cashback_weeks',
    'consents',
    'harm_days',
    'harm_signals',
    'late_rounds',
    'ledger_entries',
    'ledger_transfers',
    'risk_links',
    'seamless_blocks',
    'task_terms',
    'user_bonus_events',
    'wheel_spins',
    'withdrawal_rulings',
    'withdrawal_steps',
    'write_off_proposals',
  ],
);

/** Rows that migrations made, of which there are no others. */
const CHANGED = of('public', ['select', 'update'], ['bonus_groups', 'ledger_carried_state', 'ledger_roll_up_state']);

/** Rows stay, and what they say changes. */
const KEPT = of(
  'public',
  ['select', 'insert', 'update'],
  [
    'adjustments',
    'audit_seal_state',
    'battle_entries',
    'battle_prizes',
    'battles',
    'bonus_code_batches',
    'bonus_codes',
    'bonus_settings',
    'bonuses',
    'cashback_runs',
    'chargebacks',
    'deposits',
    'game_days',
    'game_feeds',
    'game_sessions',
    'games',
    'harm_cases',
    'harm_steps',
    'held_wins',
    'integration_keys',
    'integrations',
    'jackpot_pots',
    'jackpot_rounds',
    'job_runs',
    'ledger_balances',
    'ledger_carried',
    'ledger_days',
    'ledger_days_state',
    'ledger_holds',
    'ledger_house_totals',
    'ledger_player_days',
    'operator_invitations',
    'operators',
    'payment_events',
    'player_days',
    'player_groups',
    'player_protection',
    'player_turnover',
    'profile_versions',
    'promotion_versions',
    'providers',
    'received_bonuses',
    'reconciliations',
    'risk_cases',
    'risk_steps',
    'rounds',
    'seamless_calls',
    'sessions',
    'user_bonuses',
    'users',
    'wallet_validations',
    'withdrawals',
  ],
);

/** Rows come and go, and never change. */
const PASSING = of(
  'public',
  ['select', 'insert', 'delete'],
  [
    'game_favourites',
    'grouped_players',
    'jackpot_entries',
    'operator_oidc_accounts',
    'operator_oidc_flows',
    'player_events',
    'player_notes',
    'player_tags',
    'public_events',
    'reconciliation_items',
    'settlements',
    'wheel_seeds',
  ],
);

/** Rows come, change and go. */
const FREE = of(
  'public',
  ['select', 'insert', 'update', 'delete'],
  [
    'attempt_counts',
    'battle_points',
    'canned_answers',
    'chat_desk',
    'chat_messages',
    'chat_threads',
    'contact_requests',
    'credentials',
    'done_tasks',
    'exclusion_register',
    'game_demos',
    'gaming_sessions',
    'identity_checks',
    'identity_documents',
    'jackpot_stakes',
    'nickname_reports',
    'nicknames',
    'notification_settings',
    'notifications',
    'operator_credentials',
    'operator_passkeys',
    'operator_recovery_codes',
    'operator_roles',
    'operator_second_factors',
    'operator_sessions',
    'operator_sign_ins',
    'outbox_messages',
    'person_marks',
    'phone_proofs',
    'player_limits',
    'player_names',
    'provider_days',
    'provider_stops',
    'push_subscriptions',
    'recent_wins',
    'recovery_codes',
    'refresh_tokens',
    'register_checks',
    'saved_cards',
    'second_factors',
    'settings',
    'task_counts',
    'verification_codes',
  ],
);

/** The queue's own tables (graphile-worker), which it guards by row-level security besides. */
export const QUEUE_TABLES = of(
  'jobs',
  ['select', 'insert', 'update', 'delete'],
  ['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs'],
);

/** Looked into, and written by migrations alone. */
const READ = {
  ...of('jobs', ['select'], ['jobs', 'migrations']),
  ...of('drizzle', ['select'], ['__drizzle_migrations']),
};

/**
 * What the processes' role may do with each table of the platform, and with no other: whatever is missing here it may not even read. A row
 * that is locked (for update) needs the right to change it.
 */
export const TABLE_RIGHTS: Rights = { ...ADDED, ...CHANGED, ...KEPT, ...PASSING, ...FREE, ...QUEUE_TABLES, ...READ };

/** Sequences that the processes' role takes numbers from and asks for the last one; those of identity columns need no right. */
export const SEQUENCES: readonly string[] = ['public.player_events_id_seq', 'public.public_events_id_seq'];

/** Schemas that the processes' role sees into. */
export const SCHEMAS = ['public', 'jobs', 'drizzle'] as const;
