import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { serverOptions } from '@kozyr/kit/http-server';
import { openLog } from '@kozyr/kit/log';
import { logLineSchema } from '@kozyr/kit/log-line';
import { traceRequests } from '@kozyr/kit/request-tracing';
import { sealed } from '@kozyr/tracing/mark';
import { openTracing } from '@kozyr/tracing/open';
import { eq } from 'drizzle-orm';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { users } from '../../../platform/src/db/schema/accounts';
import { games } from '../../../platform/src/db/schema/games';
import { freePort } from '../../../scripts/postgres.mjs';
import { emptyDatabase } from '../../support/database';
import { makePlayer } from '../../support/funded-player';
import { scrape } from '../../support/metrics';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { startServer } from '../../support/server-process';
import { type ReceivedSpan, startTraceReceiver, type TraceReceiver } from '../../support/trace-receiver';

const SECRET = 'a-secret-of-traced-servers';
/** The trace that a stranger says to be in. */
const STRANGE = '11111111111111111111111111111111';
const JSON_BODY = { 'content-type': 'application/json', 'x-requested-with': 'kozyr' };

/** Edge, platform and studio as processes of their own that send their traces to one place. */
async function startTraced(endpoint: string, databaseUrl: string) {
  const [platformPort, studioPort] = [await freePort(), await freePort()];
  const shared = {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    TRACE_SECRET: SECRET,
    LOG_FORMAT: 'json',
    PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
    STUDIO_URL: `http://127.0.0.1:${studioPort}`,
    WALLET_SECRET: SECRET,
  };
  const studio = await startServer({
    room: 'studio',
    ready: '/ready',
    port: studioPort,
    settings: { ...shared, DATABASE_URL: await emptyDatabase(), DATA_DIR: os.tmpdir(), CLOSED_TABLES: 'all' },
  });
  const own = { JWT_SECRET: SECRET, GATEWAY_SECRET: SECRET, PSEUDONYM_SECRET: SECRET, SECOND_FACTOR_SECRET: SECRET };
  const metricsPort = await freePort();
  await startServer({
    room: 'platform',
    ready: '/ready',
    port: platformPort,
    settings: { ...shared, ...own, DATABASE_URL: databaseUrl, METRICS_PORT: String(metricsPort) },
  });
  const edge = await startServer({
    room: 'edge',
    ready: '/_edge/health',
    settings: { ...shared, REVALIDATE_SECRET: SECRET },
  });
  return { studio, edge, metricsPort };
}

const answerSchema = z.looseObject({
  launch_url: z.string().default(''),
  secret: z.string().default(''),
  fairness: z.looseObject({ next_commitment: z.string() }).optional(),
});

async function ask(url: string, headers: Record<string, string>, body: object) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...JSON_BODY, ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
  return answerSchema.parse(text === '' ? {} : JSON.parse(text));
}

/** A span and those above it, the root first. */
const pathOf = (receiver: TraceReceiver, span: ReceivedSpan) =>
  [span, ...receiver.ancestors(span)].reverse().map(({ service, name }) => `${service.replace('kozyr-', '')}: ${name}`);

/** Launches a game through the edge and plays a round of it, as a browser does. @returns what nobody may find in a trace */
async function playRound({ studio, edge }: Awaited<ReturnType<typeof startTraced>>, platform: TestPlatform) {
  const { db } = platform.ctx;
  const player = await makePlayer(platform, { game: 50_000n });
  const [known] = await db.select({ phone: users.phone }).from(users).where(eq(users.id, player.id));
  const [game] = await db.select({ slug: games.slug }).from(games).where(eq(games.category, 'slots')).limit(1);
  const [phone, slug] = [known?.phone ?? '', game?.slug ?? ''];
  const launched = await ask(
    `${edge.url}/api/games/${slug}/launch?phone=${phone}`,
    {
      ...player.bearer,
      'user-agent': 'a browser of 380441234567',
      // A stranger's trace, which must not be gone on with.
      traceparent: `00-${STRANGE}-2222222222222222-01`,
      tracestate: 'kozyr=00000000000000000000000000000000',
    },
    { locale: 'uk' },
  );
  const token = /[#?&]token=([\w-]+)/.exec(launched.launch_url)?.[1] ?? '';
  const open = { mode: 'real', game: slug, token, exchange: randomUUID(), locale: 'uk' };
  const opened = await ask(`${studio.url}/api/session`, { origin: 'null' }, open);
  const seat = { origin: 'null', 'x-game-session': opened.secret, traceparent: `00-${STRANGE}-2222222222222222-01` };
  const pair = { commitment: opened.fairness?.next_commitment, client_seed: 'the-seed-of-a-player' };
  await ask(`${studio.url}/api/seeds`, seat, pair);
  const spin = randomUUID();
  await ask(`${studio.url}/api/spin`, seat, { spin_id: spin, bet: '10.00' });
  return [phone, token, opened.secret, player.bearer.authorization.slice(7), pair.client_seed, player.id, spin];
}

describe('traces', () => {
  it('a launch and a bet are one trace each, down to the statements of SQL, and tell nothing of the player', {
    timeout: 300_000,
  }, async ({ startPlatform }) => {
    const receiver = await startTraceReceiver();
    onTestFinished(receiver.stop);
    // Makes players for the processes beside it.
    const beside = await startPlatform({ JWT_SECRET: SECRET });
    beside.clock.now = new Date();
    const servers = await startTraced(receiver.url, beside.ctx.env.DATABASE_URL);
    const secrets = await playRound(servers, beside);
    const paths = () => receiver.spans.map((span) => pathOf(receiver, span).join(' > '));
    // A job begins with a minute.
    const found = (path: RegExp) => expect.poll(paths, { timeout: 90_000 }).toContainEqual(expect.stringMatching(path));

    // Through the edge to the platform and its database, and on to the studio.
    const launch = 'edge: POST platform > edge: POST platform > platform: POST /games/:slug/launch';
    await found(new RegExp(`^${launch} > platform: (select|insert|begin)`));
    // The bet: the studio is the front of its own games.
    const bet = 'studio: POST /api/spin > studio: POST 127.0.0.1 > platform: POST /seamless/:provider/play';
    await found(new RegExp(`^${bet} > platform: wallet batch > platform: insert settlements$`));
    await found(/^studio: POST \/api\/spin > studio: (select|update|insert) /);
    // What follows its commit is a trace of its own that leads back.
    await found(/^platform: count settled rounds > platform: delete settlements$/);
    const counted = receiver.spans.find(({ name }) => name === 'count settled rounds');
    const batch = receiver.spans.find(({ name }) => name === 'wallet batch');
    expect(counted?.links).toContainEqual(expect.objectContaining({ traceId: batch?.traceId, spanId: batch?.spanId }));
    expect(counted?.traceId).not.toBe(batch?.traceId);
    // A job begins one too.
    await found(/^platform: job \w+ > platform: (select|insert) /);

    const text = receiver.text();
    expect(secrets.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
    // Numbers of spans and of moments are long, and hold any other.
    expect(text).not.toMatch(/phone=|(?<![\da-f])380\d{9}(?![\da-f])|Bearer|(?<!\d)10\.00(?!\d)|"events":\[\{/);
    expect(receiver.ofTrace(STRANGE)).toEqual([]);
    const statements = receiver.spans.flatMap(({ attributes }) => attributes['db.query.text'] ?? []);
    expect(statements.length).toBeGreaterThan(10);
    expect(statements.filter((statement) => /'[^']/.test(String(statement)))).toEqual([]);
    const requests = receiver.spans.filter(({ attributes }) => attributes['kozyr.request_id']);
    const [first] = requests.filter(({ name }) => name.endsWith('/launch'));
    const named = requests.filter(
      ({ attributes }) => attributes['kozyr.request_id'] === first?.attributes['kozyr.request_id'],
    );
    expect(named.map(({ service }) => service).sort()).toEqual(['kozyr-edge', 'kozyr-platform']);
    expect((await scrape(servers.metricsPort)).sum('kozyr_spans_lost_total')).toBe(0);
  });
});

it('a receiver that is away slows and fails no call and no stop, and what it did not take is counted', async () => {
  const metricsPort = await freePort();
  const { url, stop, ended } = await startServer({
    room: 'gateway',
    ready: '/ready',
    settings: {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: await emptyDatabase(),
      GATEWAY_SECRET: SECRET,
      CARD_SECRET: SECRET,
    },
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/pay/none`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  const lost = async () => (await scrape(metricsPort)).of('kozyr_spans_lost_total', { reason: 'unsent' });
  await expect.poll(lost).toBeGreaterThanOrEqual(50);
  stop();
  expect(await ended).toBe(0);
});

describe('a request', () => {
  it('a request is found by the trace in a line of its log, and goes on with a trace that one of our processes proves', async () => {
    const receiver = await startTraceReceiver();
    onTestFinished(receiver.stop);
    const source = {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_SERVICE_NAME: 'a name of its own',
      TRACE_SECRET: SECRET,
    };
    const traces = await openTracing('test', source);
    const lines: string[] = [];
    const terms = { role: 'test', level: 'info', format: 'json' } as const;
    const loggerInstance: FastifyBaseLogger = openLog(terms, { write: (line) => void lines.push(line) });
    const app = fastify({ ...serverOptions({ bodyLimit: 1024, requestTimeoutMs: 1_000 }), loggerInstance });
    traceRequests(app);
    app.post('/fails/:id', async (request) => {
      request.log.info('inside');
      throw new Error('of 380441234567');
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const traceparent = `00-${STRANGE}-2222222222222222-01`;
    const call = async (tracestate: string) =>
      (
        await fetch(`${url}/fails/1?code=12345678`, {
          method: 'POST',
          body: '{}',
          headers: { ...JSON_BODY, traceparent, tracestate },
        })
      ).status;
    expect([await call('kozyr=0'), await call(sealed(SECRET, traceparent))]).toEqual([500, 500]);
    await app.close();
    await traces?.close();

    const spans = receiver.spans.filter(({ kind }) => kind === 2);
    expect(spans.map(({ traceId }) => traceId === STRANGE)).toEqual([false, true]);
    expect(spans[1]).toMatchObject({
      name: 'POST /fails/:id',
      service: 'a name of its own',
      parentSpanId: '2222222222222222',
      status: { code: 2 },
      attributes: { 'http.route': '/fails/:id', 'http.response.status_code': 500, 'error.type': '500' },
    });
    const inside = lines
      .map((line) => logLineSchema.parse(JSON.parse(line)))
      .filter(({ message }) => message === 'inside');
    expect(inside.map(({ trace_id }) => trace_id)).toEqual(spans.map(({ traceId }) => traceId));
    expect(receiver.text()).not.toMatch(/380441234567|12345678"|code=/);
  });
});

describe('without an address for traces', () => {
  const script = `
    const { startTracing } = await import('@kozyr/kit/start-tracing');
    const { openLog } = await import('@kozyr/kit/log');
    const { openPool } = await import('@kozyr/kit/pool');
    const { createRequire } = await import('node:module');
    await startTracing('edge', process.env);
    const { cache } = createRequire(import.meta.url);
    console.log(Object.keys(cache).filter((file) => file.includes('@opentelemetry')).length);
    process.exit(0);`;
  const loaded = (env: Record<string, string>) => {
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: 'edge',
      env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return Number(stdout);
  };

  it('no file of OpenTelemetry is loaded', () => {
    expect(loaded({})).toBe(0);
    expect(loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBeGreaterThan(50);
  });
});
