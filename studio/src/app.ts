import rateLimit from '@fastify/rate-limit';
import type { FanOut } from '@kozyr/kit/fan-out/fan-out';
import { serveHealth } from '@kozyr/kit/health';
import { endConnectionsOnStop, serverOptions } from '@kozyr/kit/http-server';
import { openLog } from '@kozyr/kit/log';
import type { Metrics } from '@kozyr/kit/metrics';
import { measureRequests } from '@kozyr/kit/request-meter';
import { traceRequests } from '@kozyr/kit/request-tracing';
import { strictTransport } from '@kozyr/kit/transport-security';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { ArtCache } from './art/cache';
import type { Catalogue } from './catalogue/catalogue';
import type { Env } from './env';
import { DomainError } from './errors/domain-error';
import type { ClientBuild } from './page/client-build';
import { ownRecall } from './recall/own-recall';
import { recall } from './recall/recall';
import type { AdvanceDeps } from './rounds/advance';
import { answerErrors } from './routes/answer-errors';
import { art } from './routes/art';
import { createCallers } from './routes/callers';
import { closuresApi } from './routes/closures-api';
import { decisionsApi } from './routes/decisions-api';
import { feed } from './routes/feed';
import { answerGameOrigins } from './routes/game-origins';
import { pages } from './routes/pages';
import { playApi } from './routes/play-api';
import { limitPublic } from './routes/public-limits';
import { tableApi } from './routes/table-api';
import { createSignIns } from './sessions/sign-ins';
import { streams } from './streams/streams';
import { tableStates } from './tables/table-states';
import type { TablesRuntime } from './tables/tables-runtime';
import type { WalletClient } from './wallet/seamless-wallet';

export type AppDeps = {
  env: Env;
  pool: pg.Pool;
  catalogue: Catalogue;
  client: ClientBuild;
  cache: ArtCache;
  wallet: WalletClient;
  rounds: Omit<AdvanceDeps, 'warn'>;
  minSpinMs?: number;
  /** The tables with a shared clock; absent where none are run. */
  tables?: TablesRuntime;
  /** Where what happens is told; absent: nobody asks. */
  metrics?: Metrics | undefined;
  /** By which what a network spends counts at all studios; absent: at this one alone. */
  fanOut?: FanOut;
};

/** How long a request may take to arrive: its headers and its small body. */
const REQUEST_MS = 20_000;

/**
 * The studio's HTTP face, listening nowhere. Play goes on only in the game's frame: its origin is opaque ("null"), so the
 * API answers that origin, without cookies; what admits a caller is the session's secret in a header.
 */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const log: FastifyBaseLogger = openLog({ role: 'studio', level: deps.env.LOG_LEVEL, format: deps.env.LOG_FORMAT });
  const app = Fastify({
    ...serverOptions({ bodyLimit: 16 * 1024, requestTimeoutMs: REQUEST_MS }),
    loggerInstance: log,
    trustProxy: (_address, hop) => hop < deps.env.TRUST_PROXY,
  });
  endConnectionsOnStop(app);
  measureRequests(app, deps.metrics, { streams: ['/api/table/stream'] });
  traceRequests(app, { streams: ['/api/table/stream'] });
  const warn = (details: object, message: string) => app.log.warn(details, message);

  const callers = createCallers();
  await app.register(rateLimit, {
    max: 1_200,
    timeWindow: '1 minute',
    keyGenerator: callers.keyOf,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => new DomainError(429, 'TOO_MANY_REQUESTS', 'Too many requests; slow down'),
  });

  const limits = limitPublic(app, {
    trusted: deps.env.TRUST_PROXY > 0,
    ...(deps.fanOut ? { fanOut: deps.fanOut } : {}),
  });
  app.addHook('onResponse', async (request) => callers.learn(request));
  const transport = strictTransport(deps.env.STUDIO_PUBLIC_URL);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    if (transport !== null) reply.header('strict-transport-security', transport);
  });

  answerErrors(app);

  serveHealth(app, {
    databaseUrl: deps.env.DATABASE_URL,
    name: 'kozyr-studio-ready',
    unready: (reason) => ({ status: 'unready', reason, errorCode: 'DATABASE_UNAVAILABLE' }),
  });

  await app.register(feed, { catalogue: deps.catalogue, blocked: deps.env.BLOCKED_GAMES });
  await app.register(pages, deps);
  await app.register(art, { ...deps, limits });
  await app.register(recall, { ...deps, limits });
  await app.register(streams, { off: deps.env.STREAMS_OFF, now: deps.rounds.now });
  const signIns = createSignIns(deps.wallet);
  const play = { ...deps, signIns, rounds: { ...deps.rounds, warn } };
  const { tables } = deps;
  if (tables) {
    await app.register(tableStates, tables);
    await app.register(closuresApi, { tables, secret: deps.env.WALLET_SECRET, limits });
    // Streams are open for as long as players look on: they end before the server waits for its connections.
    app.addHook('preClose', async () => tables.hub.stop());
  }
  await app.register(
    async (api) => {
      answerGameOrigins(api, deps.env.STUDIO_PUBLIC_URL);
      await api.register(playApi, play);
      if (tables) await api.register(tableApi, { tables, signIns, metrics: deps.metrics });
      await api.register(decisionsApi, play);
      await api.register(ownRecall, play);
    },
    { prefix: '/api' },
  );
  return app;
}
