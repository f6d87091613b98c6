// Which processes the product is made of, in which order they start, and how each is asked whether it lives.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cutFontsIfChanged } from './builds.mjs';
import { PLAIN_BODY, withDeadline } from './deadline.mjs';
import { environmentOf } from './environment.mjs';
import { firstOperatorLink } from './first-operator.mjs';
import { httpProbe } from './probe.mjs';
import { say, step } from './progress.mjs';
import { makingSecret } from './secrets.mjs';
import { ROOT } from './settings.mjs';

const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
/** How long a part that runs may take for one answer, in milliseconds. */
const ANSWER_MS = 10_000;
const JSON_OUTPUT = pathToFileURL(path.join(ROOT, 'scripts/json-output.mjs')).href;

/** Where each part is asked whether it lives. */
const healthOf = (ports) => ({
  studio: `http://127.0.0.1:${ports.STUDIO_PORT}/ready`,
  gateway: `http://127.0.0.1:${ports.GATEWAY_PORT}/ready`,
  platform: `http://127.0.0.1:${ports.PLATFORM_PORT}/ready`,
  content: `http://localhost:${ports.CONTENT_PORT}/api/v1/ready`,
  site: `http://localhost:${ports.SITE_PORT}/api/health`,
  desk: `http://localhost:${ports.DESK_PORT}/api/health`,
  edge: `http://127.0.0.1:${ports.PORT}/_edge/health`,
});

/** How each part is started. */
function specsOf({ settings, of, dev }) {
  const { ports } = settings;
  const health = healthOf(ports);
  // In development a part may be silent for as long as somebody writes it.
  const part = (name) => ({ name, env: of[name], probe: httpProbe(health[name]), watched: !dev });
  const before = of.edge.LOG_FORMAT === 'json' ? ['--import', JSON_OUTPUT] : [];
  const server = (name) => ({
    ...part(name),
    cwd: path.join(ROOT, name),
    args: dev
      ? [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'src/main.ts']
      : [...before, '--enable-source-maps', 'dist/main.js'],
  });
  const next = (name, folder, port) => ({
    ...part(name),
    cwd: path.join(ROOT, folder),
    // -H localhost: bound to 127.0.0.1, a rewrite of Next's own address would loop into itself
    args: [...before, NEXT, dev ? 'dev' : 'start', '-H', 'localhost', '-p', `${port}`],
  });
  return {
    studio: server('studio'),
    gateway: server('gateway'),
    platform: server('platform'),
    edge: server('edge'),
    content: next('content', 'content', ports.CONTENT_PORT),
    site: next('site', '.', ports.SITE_PORT),
    desk: next('desk', 'desk', ports.DESK_PORT),
  };
}

/**
 * Starts every process as soon as it is built and waits until each is ready, or so often or long was not that the others go on without it.
 * @param builds what beginBuilds answered; nothing in development
 * @throws SettingsError when a process refuses its settings or a build fails
 */
export async function bringUp({ family, settings, env, secrets, databases, dev, builds }) {
  const of = environmentOf({ settings, env, secrets, databases, dev });
  const { ports } = settings;
  const specs = specsOf({ settings, of, dev });
  const begin = (name) => family.start(specs[name]);
  const started = (...parts) => Promise.all(parts.map((part) => part.started()));

  const [compiled, contentBuilt, siteBuilt, deskBuilt] = builds;
  await compiled;
  // A gateway of the operator's own takes the sandbox's place.
  const servers = ['studio', ...(settings.gatewayUrl ? [] : ['gateway']), 'platform'].map(begin);
  await contentBuilt;
  const content = begin('content');
  const up = await step(
    `Starting the games studio${settings.gatewayUrl ? '' : ', the payment gateway'} and the platform`,
    () => started(...servers),
  );
  await step('Starting the content service', () => started(content));
  if (up.every(Boolean)) {
    await step('Reading the games catalogue', () =>
      waitForCatalogue(`http://127.0.0.1:${ports.PLATFORM_PORT}/games?pageSize=1`),
    );
  }

  await (dev ? cutFontsIfChanged() : siteBuilt);
  const deskUp = startWhenBuilt('desk', deskBuilt, begin);
  const site = begin('site');
  const edge = begin('edge');
  const [siteIsUp] = await step('Starting the site and its front door', () => started(site, edge));
  if (!dev && siteIsUp) {
    await refreshPages(of.site);
    say(`  The site answers: ${settings.publicUrl}`);
  }
  await deskUp;
}

/** Its failure is told where it is waited for. */
function startWhenBuilt(name, built, begin) {
  const up = (async () => {
    await built;
    const part = begin(name);
    await step(`Starting the ${name}`, () => part.started());
  })();
  up.catch(() => undefined);
  return up;
}

/** What was published while the site was not running reached nobody: its kept pages are made anew on their next visit. */
async function refreshPages(site) {
  const problem = await withDeadline(ANSWER_MS, async (signal) => {
    const { ok, status } = await fetch(`${site.SITE_URL}/api/revalidate`, {
      method: 'POST',
      headers: {
        ...PLAIN_BODY,
        'content-type': 'application/json',
        authorization: `Bearer ${makingSecret(site.REVALIDATE_SECRET)}`,
      },
      body: JSON.stringify({ tags: ['content', 'catalogue'] }),
      signal,
    });
    return ok ? null : `status ${status}`;
  }).catch((error) => error.cause?.code ?? error.message);
  if (problem !== null) say(`! The site does not take a revalidation (${problem}): its pages may be old for a while.`);
}

async function waitForCatalogue(url) {
  for (let i = 0; i < 600; i += 1) {
    const answer = await withDeadline(ANSWER_MS, async (signal) => {
      const response = await fetch(url, { headers: PLAIN_BODY, signal });
      return response.ok ? response.json() : null;
    }).catch(() => null);
    if (answer?.total > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  say('! The games catalogue is still empty after a minute: see studio.log and platform.log in the data folder.');
}

/** Whether the platform shows the messages to players: it alone decides, so it is asked. */
async function showsOutbox(ports) {
  const url = `http://127.0.0.1:${ports.PLATFORM_PORT}/dev/outbox`;
  return withDeadline(ANSWER_MS, (signal) => fetch(url, { method: 'HEAD', headers: PLAIN_BODY, signal })).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** @param missing names of the parts that could not be started by now */
export async function printAddresses({ settings, secrets, fresh, dev, missing = [] }) {
  const { ports } = settings;
  const first = await firstOperatorLink({ settings, secrets });
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
    ['Desk', settings.deskPublicUrl],
    ...(first ? [['', `first operator: ${first} (once)`]] : []),
    ['API docs', `http://localhost:${ports.PLATFORM_PORT}/docs`],
    ['Operators', 'npm run operator -- --help'],
    ['Logs', path.join(path.relative(ROOT, settings.dataDir) || '.', 'logs')],
  ];
  if (missing.length > 0) say(`! Kozyr runs without ${missing.join(', ')}, which is tried again. Ctrl-C stops it.\n`);
  else say(`Kozyr is ready${dev ? ' and reloads what you change' : ''}. Ctrl-C stops it.\n`);
  for (const [label, value] of rows) process.stdout.write(`  ${label.padEnd(20)} ${value}\n`);
  process.stdout.write('\n');
}
