// Which processes the product is made of, what each of them is told, and when it counts as ready.
import path from 'node:path';
import { buildIfChanged, compileServers } from './builds.mjs';
import { waitForHealth } from './processes.mjs';
import { say, step } from './progress.mjs';
import { ROOT } from './settings.mjs';

const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const SITE_INPUTS = [
  'app',
  'components',
  'features',
  'lib',
  'messages',
  'public',
  'contracts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'proxy.ts',
];

/** What the operator may set and every process may read. */
const SHARED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'LANG',
  'NODE_OPTIONS',
  'LOG_LEVEL',
  'DATABASE_POOL_SIZE',
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
  'SUPPORT_WIDGET_URL',
  'SUPPORT_WIDGET_TOKEN',
  'TERMS_VERSION',
  'TERMS_VERSION_BEFORE',
  'CLOSED_TABLES',
  'ATTEMPTS_PER_ADDRESS',
  'STREAMS_PER_ADDRESS',
  'ATTEMPTS_PER_ACCOUNT_AND_ADDRESS',
  'ATTEMPTS_PER_ACCOUNT',
  'CODES_PER_ADDRESS',
  'SMS_PER_PREFIX',
  'SMS_PER_HOUR',
  'CALLS_PER_PREFIX',
  'CALLS_PER_HOUR',
  'COOKIE_DOMAIN',
  'COUNTRY_HEADER',
  'NEXT_PUBLIC_API_BASE',
  'NEXT_PUBLIC_VISITOR_ID_ENABLED',
  'EDGE_CACHE',
  'EDGE_CACHE_MB',
  'EDGE_API_RATE',
  'EDGE_CLIENT_BUDGET',
  'EDGE_ACCESS_LOG',
  'EDGE_EXPOSE_CALLBACKS',
  'MERCHANT_NAME',
  'KOZYR_DIST',
];

function environmentOf({ settings, env, secrets, databases, dev }) {
  const { ports } = settings;
  const shared = Object.fromEntries(SHARED.filter((name) => env[name] !== undefined).map((name) => [name, env[name]]));
  const base = {
    ...shared,
    NODE_ENV: dev ? 'development' : 'production',
    KOZYR_MODE: settings.mode,
    KOZYR_DATA: settings.dataDir,
    DATA_DIR: settings.dataDir,
    NEXT_TELEMETRY_DISABLED: '1',
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
    GATEWAY_URL: `http://127.0.0.1:${ports.GATEWAY_PORT}`,
  };
  const pick = (...names) => Object.fromEntries(names.map((name) => [name, secrets[name]]));
  // Each process is told the secrets it needs and no others.
  return {
    platform: {
      ...base,
      // Only the edge reaches it, and tells it who is calling; the operator's wish concerns what stands before the edge.
      TRUST_PROXY: 'true',
      PORT: `${ports.PLATFORM_PORT}`,
      DATABASE_URL: databases.platform,
      ...pick('JWT_SECRET', 'WALLET_SECRET', 'GATEWAY_SECRET', 'PSEUDONYM_SECRET', 'OPERATOR_KEY'),
      ...(env.MESSAGE_GATEWAY_KEY ? { MESSAGE_GATEWAY_KEY: env.MESSAGE_GATEWAY_KEY } : {}),
      ...(env.SMTP_URL ? { SMTP_URL: env.SMTP_URL } : {}),
      ...(env.SUPPORT_WIDGET_SECRET ? { SUPPORT_WIDGET_SECRET: env.SUPPORT_WIDGET_SECRET } : {}),
      ...(env.TWILIO_AUTH_TOKEN ? { TWILIO_AUTH_TOKEN: env.TWILIO_AUTH_TOKEN } : {}),
    },
    content: {
      ...base,
      PORT: `${ports.CONTENT_PORT}`,
      DATABASE_URL: databases.content,
      ...pick('PAYLOAD_SECRET', 'PREVIEW_TOKEN', 'REVALIDATE_SECRET', 'CONTENT_ADMIN_EMAIL', 'CONTENT_ADMIN_PASSWORD'),
    },
    studio: { ...base, PORT: `${ports.STUDIO_PORT}`, DATABASE_URL: databases.studio, ...pick('WALLET_SECRET') },
    gateway: {
      ...base,
      PORT: `${ports.GATEWAY_PORT}`,
      DATABASE_URL: databases.gateway,
      ...pick('GATEWAY_SECRET', 'CARD_SECRET'),
    },
    site: { ...base, PORT: `${ports.SITE_PORT}`, ...pick('REVALIDATE_SECRET', 'PREVIEW_TOKEN') },
    edge: {
      ...base,
      PORT: `${ports.PORT}`,
      HOST: env.HOST ?? '127.0.0.1',
      ...(dev ? { EDGE_CACHE: 'off' } : {}),
      ...pick('REVALIDATE_SECRET'),
    },
  };
}

/** Builds what changed, starts every process and waits until each answers its health check. */
export async function bringUp({ family, settings, env, secrets, databases, dev }) {
  const of = environmentOf({ settings, env, secrets, databases, dev });
  const { ports, dataDir } = settings;
  const node = (name) => ({
    name,
    cwd: path.join(ROOT, name),
    env: of[name],
    args: dev
      ? [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/main.ts']
      : ['--enable-source-maps', 'dist/main.js'],
  });
  const next = (name, folder, port) => ({
    name,
    cwd: path.join(ROOT, folder),
    env: of[name],
    // -H localhost: bound to 127.0.0.1, a rewrite of Next's own address would loop into itself
    args: [NEXT, dev ? 'dev' : 'start', '-H', 'localhost', '-p', `${port}`],
  });
  const begin = (spec) => ({ name: spec.name, ...family.start(spec) });
  const ready = async (started, url) => {
    await waitForHealth(started.name, url, started.failed);
    started.markReady();
  };

  if (!dev) await compileServers();
  const studio = begin(node('studio'));
  const gateway = begin(node('gateway'));
  const platform = begin(node('platform'));
  if (!dev) {
    await buildIfChanged({
      title: 'Building the content service',
      folder: 'content',
      inputs: ['content', 'contracts'],
      env: of.content,
      dataDir,
    });
  }
  const content = begin(next('content', 'content', ports.CONTENT_PORT));
  await step('Starting the games studio, the payment gateway and the platform', () =>
    Promise.all([
      ready(studio, `http://127.0.0.1:${ports.STUDIO_PORT}/ready`),
      ready(gateway, `http://127.0.0.1:${ports.GATEWAY_PORT}/ready`),
      ready(platform, `http://127.0.0.1:${ports.PLATFORM_PORT}/ready`),
    ]),
  );
  await step('Starting the content service', () =>
    ready(content, `http://localhost:${ports.CONTENT_PORT}/api/v1/ready`),
  );
  await step('Reading the games catalogue', () =>
    waitForCatalogue(`http://127.0.0.1:${ports.PLATFORM_PORT}/games?pageSize=1`),
  );

  let built = false;
  if (!dev) {
    const baked = `${settings.publicUrl} ${of.site.NEXT_PUBLIC_API_BASE ?? ''} ${of.site.NEXT_PUBLIC_VISITOR_ID_ENABLED ?? ''} ${of.site.PLATFORM_URL} ${of.site.CONTENT_URL} ${of.site.STUDIO_URL} ${of.site.FRAMES_PUBLIC_URL}`;
    built = await buildIfChanged({
      title: 'Building the site',
      folder: '.',
      inputs: SITE_INPUTS,
      env: of.site,
      dataDir,
      baked,
    });
  }
  const site = begin(next('site', '.', ports.SITE_PORT));
  const edge = begin(node('edge'));
  await step('Starting the site and its front door', () =>
    Promise.all([
      ready(site, `http://localhost:${ports.SITE_PORT}/api/health`),
      ready(edge, `http://127.0.0.1:${ports.PORT}/_edge/health`),
    ]),
  );
  if (!dev) await refreshPages(of.site);
  return { built };
}

/** What was published while the site was not running reached nobody: its kept pages are made anew on their next visit. */
async function refreshPages(site) {
  const answer = await fetch(`${site.SITE_URL}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${site.REVALIDATE_SECRET}` },
    body: JSON.stringify({ tags: ['content', 'catalogue'] }),
  });
  if (!answer.ok) throw new Error(`The site does not take a revalidation: status ${answer.status}.`);
}

async function waitForCatalogue(url) {
  for (let i = 0; i < 600; i += 1) {
    const answer = await fetch(url)
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    if (answer?.total > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    'The games catalogue is still empty after a minute: see studio.log and platform.log in the data folder.',
  );
}

/** Whether the platform shows the messages to players: it alone decides, so it is asked. */
async function showsOutbox(ports) {
  const answer = await fetch(`http://127.0.0.1:${ports.PLATFORM_PORT}/dev/outbox`, { method: 'HEAD' });
  return answer.ok;
}

export async function printAddresses({ settings, secrets, fresh, dev }) {
  const { ports } = settings;
  const rows = [
    ['Site', settings.publicUrl],
    ...((await showsOutbox(ports)) ? [['Messages to players', `${settings.publicUrl}/api/dev/outbox`]] : []),
    ['Content admin', `${settings.contentAdminUrl}/admin`],
    [
      '',
      fresh
        ? `first login: ${secrets.CONTENT_ADMIN_EMAIL} / ${secrets.CONTENT_ADMIN_PASSWORD} (change it there; it is not shown again)`
        : `login: ${secrets.CONTENT_ADMIN_EMAIL} (the first password stands in secrets.json of the data folder)`,
    ],
    ['API docs', `http://localhost:${ports.PLATFORM_PORT}/docs`],
    ['Operators', 'npm run operator -- --help'],
    ['Logs', path.join(path.relative(ROOT, settings.dataDir) || '.', 'logs')],
  ];
  say(`Kozyr is ready${dev ? ' and reloads what you change' : ''}. Ctrl-C stops it.\n`);
  for (const [label, value] of rows) process.stdout.write(`  ${label.padEnd(20)} ${value}\n`);
  process.stdout.write('\n');
}
