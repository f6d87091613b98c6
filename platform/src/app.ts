import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { ApiError } from '@kozyr/contracts/errors';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { Context } from './context';
import { DomainError, statusOf } from './errors';
import { gameIntegrations } from './gateways/providers/integrations';
import { createListener } from './outbox/listen';
import { accountRoutes } from './routes/accounts';
import { battleRoutes } from './routes/battles';
import { bonusRoutes } from './routes/bonuses';
import { cashbackRoutes } from './routes/cashback';
import { chatRoutes } from './routes/chat';
import { countryRoutes } from './routes/countries';
import { eventRoutes } from './routes/events';
import { gameRoutes } from './routes/games';
import { historyRoutes } from './routes/history';
import { jackpotRoutes } from './routes/jackpots';
import { operatorApi } from './routes/operator/api';
import { outboxRoutes } from './routes/outbox';
import { passwordRoutes } from './routes/passwords';
import { paymentWebhookRoutes } from './routes/payment-webhooks';
import { paymentRoutes } from './routes/payments';
import { ratingRoutes } from './routes/rating';
import { receivedBonusRoutes } from './routes/received-bonuses';
import { roundRoutes } from './routes/rounds';
import { seamlessRoutes } from './routes/seamless';
import { settingsRoutes } from './routes/settings';
import { textRoutes } from './routes/texts';
import { verificationRoutes } from './routes/verifications';
import { walletRoutes } from './routes/wallets';
import { wheelRoutes } from './routes/wheel';
import { withdrawalRoutes } from './routes/withdrawals';
import { hearTyping } from './services/chat/typing';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the process must still have before it is ready, by name. */
    waitingFor: Set<string>;
  }
}

/** Whether the database refused a text for what is in it: a zero byte, which JSON and addresses can carry. */
function isUnstorable(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError) || !error.cause) return false;
  return 'code' in error.cause && (error.cause.code === '22021' || error.cause.code === '22P05');
}

function nameOf(given: unknown): string {
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

/** The whole player API without a port: tests call it by inject(), main.ts listens. */
export async function createApp(ctx: Context): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ctx.env.TRUST_PROXY,
    // The edge names every request; one name leads through all logs. What does not look like one is not written into them.
    requestIdHeader: false,
    genReqId: ({ headers }) => nameOf(headers['x-request-id']),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(helmet, { contentSecurityPolicy: false });
  // Only matters where the API is called on a subdomain of its own (spec §7); the same-origin form asks nothing.
  await app.register(cors, {
    origin: new URL(ctx.env.PUBLIC_URL).origin,
    credentials: true,
    maxAge: 86_400,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  });
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  await app.register(swagger, {
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
    transform: (route) =>
      route.url.startsWith('/operator/') ? { schema: { hide: true }, url: route.url } : jsonSchemaTransform(route),
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });

  app.setErrorHandler((error, request, reply) => {
    const answer = (code: ApiError['errorCode'], rest: Omit<ApiError, 'errorCode' | 'requestId'>) =>
      reply.code(statusOf[code]).send({ errorCode: code, ...rest, requestId: request.id } satisfies ApiError);
    if (error instanceof DomainError) return answer(error.code, { message: error.message, details: error.details });
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map((issue) => ({
        path: issue.instancePath.slice(1).replaceAll('/', '.'),
        message: issue.message ?? 'is wrong',
      }));
      return answer('VALIDATION_ERROR', { message: 'Some fields are wrong; see fields.', fields });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status === 429) return answer('TOO_MANY_REQUESTS', { message: 'Too many requests; wait and try again.' });
    if (status >= 400 && status < 500)
      return answer('BAD_REQUEST', { message: error instanceof Error ? error.message : 'Bad request.' });
    if (isUnstorable(error))
      return answer('BAD_REQUEST', { message: 'A text holds a character that no text may hold.' });
    request.log.error({ err: error }, 'request failed');
    return answer('INTERNAL_SERVER_ERROR', { message: 'Something went wrong; try again later.' });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({
      errorCode: 'NOT_FOUND',
      message: `No such address: ${request.method} ${request.url.split('?')[0]}`,
      requestId: request.id,
    } satisfies ApiError),
  );

  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.decorate('waitingFor', new Set<string>());
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    const [reason] = app.waitingFor;
    if (reason) return reply.code(503).send({ status: 'unavailable', reason });
    try {
      await ctx.db.execute(sql`select 1`);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'unavailable', reason: 'database' });
    }
  });

  accountRoutes(app, ctx);
  passwordRoutes(app, ctx);
  verificationRoutes(app, ctx);
  countryRoutes(app, ctx);
  settingsRoutes(app, ctx);
  textRoutes(app, ctx);
  outboxRoutes(app, ctx);
  walletRoutes(app, ctx);
  paymentRoutes(app, ctx);
  withdrawalRoutes(app, ctx);
  historyRoutes(app, ctx);
  bonusRoutes(app, ctx);
  battleRoutes(app, ctx);
  cashbackRoutes(app, ctx);
  receivedBonusRoutes(app, ctx);
  wheelRoutes(app, ctx);
  ratingRoutes(app, ctx);
  jackpotRoutes(app, ctx);
  paymentWebhookRoutes(app, ctx);
  const listener = createListener(ctx.env.DATABASE_URL, ctx.log);
  const typing = hearTyping(ctx, listener);
  await app.register((scope) => chatRoutes(scope, ctx, typing));
  await app.register((scope) => operatorApi(scope, ctx, typing));
  app.addHook('onReady', () => listener.start());
  app.addHook('onClose', () => listener.stop());
  const integrations = gameIntegrations(ctx.env);
  const streams = eventRoutes(app, ctx, listener);
  gameRoutes(app, ctx, { listener, integrations, streams });
  roundRoutes(app, ctx, integrations);
  seamlessRoutes(app, ctx, integrations);
  return app;
}
