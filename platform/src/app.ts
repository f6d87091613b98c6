import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { ApiError } from '@kozyr/contracts/errors';
import { serveHealth } from '@kozyr/kit/health';
import { endConnectionsOnStop, serverOptions } from '@kozyr/kit/http-server';
import { measureRequests } from '@kozyr/kit/request-meter';
import { traceRequests } from '@kozyr/kit/request-tracing';
import { secondsInDay } from 'date-fns/constants';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { admitRequests } from './admission/admit-requests';
import type { Context } from './context';
import { directUrlOf } from './db/addresses';
import { knownGames } from './gateways/providers/integrations';
import { createListener } from './outbox/listen';
import { sendNoticesBy } from './outbox/notices';
import { tellOfProcess } from './readings/of-process';
import { accountRoutes } from './routes/accounts';
import { answerFailures } from './routes/answer-failures';
import { battleRoutes } from './routes/battles';
import { bonusRoutes } from './routes/bonuses';
import { cashbackRoutes } from './routes/cashback';
import { chatRoutes } from './routes/chat';
import { countryRoutes } from './routes/countries';
import { serveDocuments } from './routes/documents';
import { eventRoutes } from './routes/events';
import { gameRoutes } from './routes/games';
import { historyRoutes } from './routes/history';
import { identityRoutes } from './routes/identity';
import { identityWebhookRoutes } from './routes/identity-webhooks';
import { jackpotRoutes } from './routes/jackpots';
import { notificationRoutes } from './routes/notifications';
import { operatorApi } from './routes/operator/api';
import { outboxRoutes } from './routes/outbox';
import { ownDataRoutes } from './routes/own-data';
import { passwordRoutes } from './routes/passwords';
import { paymentWebhookRoutes } from './routes/payment-webhooks';
import { paymentRoutes } from './routes/payments';
import { protectionRoutes } from './routes/protection';
import { ratingRoutes } from './routes/rating';
import { receivedBonusRoutes } from './routes/received-bonuses';
import { roundRoutes } from './routes/rounds';
import { seamlessRoutes } from './routes/seamless';
import { secondFactorRoutes } from './routes/second-factor';
import { settingsRoutes } from './routes/settings';
import { taskRoutes } from './routes/tasks';
import { textRoutes } from './routes/texts';
import { verificationRoutes } from './routes/verifications';
import { walletRoutes } from './routes/wallets';
import { wheelRoutes } from './routes/wheel';
import { withdrawalRoutes } from './routes/withdrawals';
import { subscribeTyping } from './services/admin/chat/typing';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the process must still have before it is ready, by name. */
    waitingFor: Set<string>;
  }
}

/** What a client may take for its whole request, and how long its connection may be silent, milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 70_000;

function serveOwnDocuments(app: FastifyInstance): void {
  serveDocuments(app, {
    prefix: '/docs',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kozyr player API',
        version: '1',
        description: 'Money is a decimal string. Every refusal is {errorCode, message}.',
      },
      servers: [{ url: '/' }, { url: '/api', description: 'Through the site' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    // What is for operators is not told at the public door.
    documentsRoute: (url) => !url.startsWith('/operator/'),
  });
}

/** What players are given besides what they win. */
function rewardRoutes(app: FastifyInstance, ctx: Context): void {
  bonusRoutes(app, ctx);
  battleRoutes(app, ctx);
  cashbackRoutes(app, ctx);
  receivedBonusRoutes(app, ctx);
  wheelRoutes(app, ctx);
  taskRoutes(app, ctx);
  ratingRoutes(app, ctx);
  jackpotRoutes(app, ctx);
}

/** The whole player API without a port: tests call it by inject(), main.ts listens. */
export async function createApp(ctx: Context): Promise<FastifyInstance> {
  const app = fastify({
    ...serverOptions({ bodyLimit: 64 * 1024, requestTimeoutMs: REQUEST_TIMEOUT_MS }),
    loggerInstance: ctx.log,
    trustProxy: ctx.env.TRUST_PROXY,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  endConnectionsOnStop(app);
  measureRequests(app, ctx.instruments?.metrics, { streams: ['/events'] });
  traceRequests(app, { streams: ['/events'] });
  // First of all hooks that do something: who is turned away costs no more than that.
  const gate = admitRequests(app, {
    atOnce: ctx.env.MAX_REQUESTS_IN_WORK,
    waiting: ctx.env.MAX_REQUESTS_WAITING,
    waitMs: ctx.env.MAX_REQUEST_WAIT_MS,
  });

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(helmet, { contentSecurityPolicy: false });
  // Pages call the API of their own origin or of its api subdomain (spec §7); pages of anybody else read nothing.
  await app.register(cors, {
    origin: new URL(ctx.env.PUBLIC_URL).origin,
    credentials: true,
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: secondsInDay,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  });
  await app.register(cookie);
  // The documents show a stranger every call and its shape: they are for who builds, not for who attacks.
  if (ctx.env.KOZYR_MODE !== 'production') serveOwnDocuments(app);

  answerFailures(app);
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      errorCode: 'NOT_FOUND',
      message: `No such address: ${request.method} ${request.url.split('?')[0]}`,
      requestId: request.id,
    } satisfies ApiError),
  );

  app.decorate('waitingFor', new Set<string>());
  serveHealth(app, {
    databaseUrl: ctx.env.DATABASE_URL,
    name: 'kozyr-ready',
    waitingFor: app.waitingFor,
    options: { schema: { hide: true } },
  });

  accountRoutes(app, ctx);
  passwordRoutes(app, ctx);
  verificationRoutes(app, ctx);
  secondFactorRoutes(app, ctx);
  identityRoutes(app, ctx);
  protectionRoutes(app, ctx);
  countryRoutes(app, ctx);
  settingsRoutes(app, ctx);
  textRoutes(app, ctx);
  outboxRoutes(app, ctx);
  walletRoutes(app, ctx);
  paymentRoutes(app, ctx);
  withdrawalRoutes(app, ctx);
  historyRoutes(app, ctx);
  ownDataRoutes(app, ctx);
  notificationRoutes(app, ctx);
  rewardRoutes(app, ctx);
  paymentWebhookRoutes(app, ctx);
  identityWebhookRoutes(app, ctx);
  if (ctx.fanOut) sendNoticesBy(ctx.db.$client, ctx.fanOut);
  const listener = createListener(directUrlOf(ctx.env), ctx.log, ctx.fanOut);
  const typing = subscribeTyping(ctx, listener);
  await app.register((scope) => chatRoutes(scope, ctx, typing));
  const integrations = knownGames(ctx);
  await app.register((scope) => operatorApi(scope, ctx, { typing, integrations }));
  app.addHook('onReady', () => listener.start());
  app.addHook('onClose', () => listener.stop());
  const streams = eventRoutes(app, ctx, listener);
  gameRoutes(app, ctx, { listener, integrations, streams });
  roundRoutes(app, ctx, integrations);
  seamlessRoutes(app, ctx, integrations);
  if (ctx.instruments) tellOfProcess(ctx.instruments, { gate, streams });
  return app;
}
