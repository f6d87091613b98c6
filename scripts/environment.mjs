// What each process of the product is state: addresses, what the operator has set, and of the secrets those that it needs.

/** What the operator may set and every process may read. */
export const SHARED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'LANG',
  'NODE_OPTIONS',
  'LOG_LEVEL',
  'LOG_FORMAT',
  'METRICS_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
  'OTEL_RESOURCE_ATTRIBUTES',
  'NATS_CA',
  'LEDGER_ENTRIES_KEPT_MONTHS',
  'DATABASE_POOL_SIZE',
  'DATABASE_PREPARED',
  'DATABASE_MIGRATE_AT_START',
  'DATABASE_CONNECTION_TIMEOUT_MS',
  'DATABASE_STATEMENT_TIMEOUT_MS',
  'DATABASE_LOCK_TIMEOUT_MS',
  'DATABASE_IDLE_TRANSACTION_TIMEOUT_MS',
  'MAX_REQUESTS_IN_WORK',
  'MAX_REQUESTS_WAITING',
  'MAX_REQUEST_WAIT_MS',
  'TRUST_PROXY',
  'EMAIL_REGISTRATION_ENABLED',
  'SEND_EMAIL_ENABLED',
  'SEND_SMS_ENABLED',
  'OUTBOX_ENABLED',
  'MESSAGE_GATEWAY_URL',
  'SMTP_FROM',
  'TWILIO_API_URL',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_FROM',
  'SUMSUB_API_URL',
  'SUMSUB_IDENTITY_LEVEL',
  'SUMSUB_FUNDS_LEVEL',
  'GAMSTOP_API_URL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_NAME',
  'PUSH_SUBJECT',
  'PUSH_SERVICES',
  'GAME_FRAMES',
  'SUPPORT_WIDGET_URL',
  'SUPPORT_WIDGET_TOKEN',
  'TERMS_VERSION',
  'TERMS_VERSION_BEFORE',
  'BLOCKED_GAMES',
  'CLOSED_TABLES',
  'STREAMS_OFF',
  'WALLET_SINGLE_CALLS',
  'ATTEMPTS_PER_ADDRESS',
  'STREAMS_PER_ADDRESS',
  'ATTEMPTS_PER_ACCOUNT_AND_ADDRESS',
  'ATTEMPTS_PER_ACCOUNT',
  'CODES_PER_ADDRESS',
  'CODES_WITHOUT_WORK',
  'SMS_PER_PREFIX',
  'SMS_PER_HOUR',
  'CALLS_PER_PREFIX',
  'CALLS_PER_HOUR',
  'COUNTRY_HEADER',
  'JURISDICTIONS',
  'NEXT_PUBLIC_API_BASE',
  'NEXT_PUBLIC_VISITOR_ID_ENABLED',
  'EDGE_CACHE',
  'EDGE_CACHE_MB',
  'EDGE_API_RATE',
  'EDGE_CLIENT_BUDGET',
  'EDGE_ACCESS_LOG',
  'EDGE_EXPOSE_CALLBACKS',
  'EDGE_TRUST_TRACEPARENT',
  'CALLBACKS_URL',
  'MERCHANT_NAME',
  'KOZYR_DIST',
];

/** What the operator may give the platform alone: secrets, and addresses that hold a password. */
export const PLATFORM_SECRETS = [
  'DATABASE_READ_URL',
  'MESSAGE_GATEWAY_KEY',
  'SMTP_URL',
  'SUPPORT_WIDGET_SECRET',
  'TWILIO_AUTH_TOKEN',
  'SUMSUB_APP_TOKEN',
  'SUMSUB_SECRET_KEY',
  'SUMSUB_WEBHOOK_SECRET',
  'GAMSTOP_API_KEY',
  'OIDC_CLIENT_SECRET',
];

/** How to reach NATS, for whoever tells others what has changed or hears of it: an address that may hold a password, and a sign-in. */
export const NATS_SECRETS = ['NATS_URL', 'NATS_CREDENTIALS'];

/** The secrets that each process needs, and no others. */
export const SECRETS_OF = {
  platform: [
    'JWT_SECRET',
    'WALLET_SECRET',
    'GATEWAY_SECRET',
    'PSEUDONYM_SECRET',
    'SECOND_FACTOR_SECRET',
    'PUSH_PRIVATE_KEY',
    'OPERATOR_KEY',
    'DESK_SECRET',
    'DESK_FIRST_TOKEN',
    'TRACE_SECRET',
  ],
  content: [
    'PAYLOAD_SECRET',
    'PREVIEW_TOKEN',
    'REVALIDATE_SECRET',
    'CONTENT_ADMIN_EMAIL',
    'CONTENT_ADMIN_PASSWORD',
    'TRACE_SECRET',
  ],
  studio: ['WALLET_SECRET', 'TRACE_SECRET'],
  gateway: ['GATEWAY_SECRET', 'CARD_SECRET', 'TRACE_SECRET'],
  site: ['REVALIDATE_SECRET', 'PREVIEW_TOKEN', 'TRACE_SECRET'],
  desk: ['DESK_SECRET', 'TRACE_SECRET'],
  edge: ['REVALIDATE_SECRET', 'TRACE_SECRET'],
};

/** The bucket that pictures are kept in (content/src/uploads/env.ts), and its key. */
export const BUCKET_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_PATH_STYLE'];
export const BUCKET_SECRETS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** What the operator may give one process besides, by its name. */
export const OWN_SETTINGS = {
  platform: [...PLATFORM_SECRETS, ...NATS_SECRETS],
  content: [...BUCKET_SETTINGS, ...BUCKET_SECRETS, ...NATS_SECRETS, 'SITE_URLS', 'EDGE_URLS'],
  studio: NATS_SECRETS,
  gateway: [],
  site: [...NATS_SECRETS, 'OFFLINE_PAGE', 'PRELOADER_MS', 'SITE_CACHE_DIR', 'KOZYR_DEPLOYMENT_ID'],
  desk: ['DESK_TRUST_PROXY'],
  edge: NATS_SECRETS,
};

/**
 * The environment of each process.
 * @param {{settings: ReturnType<import('./settings.mjs').readSettings>, env: Record<string, string | undefined>, secrets: Record<string, string>,
 *   databases: Record<string, string>, dev: boolean}} start env: what the operator has set
 * @returns {Record<'platform' | 'content' | 'studio' | 'gateway' | 'site' | 'desk' | 'edge', Record<string, string>>}
 */
export function environmentOf({ settings, env, secrets, databases, dev }) {
  const { ports } = settings;
  const shared = Object.fromEntries(SHARED.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]));
  const base = {
    ...shared,
    NODE_ENV: dev ? 'development' : 'production',
    KOZYR_MODE: settings.mode,
    KOZYR_DATA: settings.dataDir,
    DATA_DIR: settings.dataDir,
    NEXT_TELEMETRY_DISABLED: '1',
    // Calls are told by tracing/, which tells less of their addresses.
    NEXT_OTEL_FETCH_DISABLED: '1',
    PUBLIC_URL: settings.publicUrl,
    STUDIO_PUBLIC_URL: settings.studioPublicUrl,
    GATEWAY_PUBLIC_URL: settings.gatewayPublicUrl,
    CONTENT_PUBLIC_URL: settings.contentPublicUrl,
    CONTENT_ADMIN_URL: settings.contentAdminUrl,
    FRAMES_PUBLIC_URL: settings.framesPublicUrl,
    SITE_URL: `http://localhost:${ports.SITE_PORT}`,
    EDGE_URL: `http://127.0.0.1:${ports.PORT}`,
    PLATFORM_URL: `http://127.0.0.1:${ports.PLATFORM_PORT}`,
    CONTENT_URL: `http://localhost:${ports.CONTENT_PORT}`,
    STUDIO_URL: `http://127.0.0.1:${ports.STUDIO_PORT}`,
    DESK_PUBLIC_URL: settings.deskPublicUrl,
    GATEWAY_URL: settings.gatewayUrl ?? `http://127.0.0.1:${ports.GATEWAY_PORT}`,
  };
  const pick = (...names) => Object.fromEntries(names.map((name) => [name, secrets[name]]));
  const given = (...names) => Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const metrics = (room) => (settings.metricsPorts ? { METRICS_PORT: `${settings.metricsPorts[room]}` } : {});
  const own = (name) => ({ KOZYR_ROLE: name, ...given(...OWN_SETTINGS[name]), ...pick(...SECRETS_OF[name]) });
  return {
    platform: {
      ...base,
      // Only the edge reaches it, and says who is calling; the operator's setting concerns what is in front of the edge.
      TRUST_PROXY: 'true',
      PORT: `${ports.PLATFORM_PORT}`,
      ...metrics('platform'),
      DATABASE_URL: databases.platform,
      DATABASE_DIRECT_URL: databases.platformDirect ?? '',
      DATABASE_OWNER_URL: databases.platformOwner ?? '',
      ...own('platform'),
    },
    content: {
      ...base,
      PORT: `${ports.CONTENT_PORT}`,
      DATABASE_URL: databases.content,
      DATABASE_DIRECT_URL: databases.contentDirect ?? '',
      ...own('content'),
    },
    studio: {
      ...base,
      PORT: `${ports.STUDIO_PORT}`,
      ...metrics('studio'),
      DATABASE_URL: databases.studio,
      DATABASE_DIRECT_URL: databases.studioDirect ?? '',
      ...own('studio'),
    },
    gateway: {
      ...base,
      PORT: `${ports.GATEWAY_PORT}`,
      ...metrics('gateway'),
      DATABASE_URL: databases.gateway,
      DATABASE_DIRECT_URL: databases.gatewayDirect ?? '',
      ...own('gateway'),
    },
    site: { ...base, PORT: `${ports.SITE_PORT}`, ...own('site') },
    // It speaks to the platform alone, and knows no operator's key.
    desk: { ...base, PORT: `${ports.DESK_PORT}`, ...own('desk') },
    edge: {
      ...base,
      PORT: `${ports.PORT}`,
      ...metrics('edge'),
      HOST: env.HOST ?? '127.0.0.1',
      ...(dev ? { EDGE_CACHE: 'off' } : {}),
      ...own('edge'),
    },
  };
}
