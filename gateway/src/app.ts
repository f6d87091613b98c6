import { NO_JSON_SCHEMA } from '@kozyr/contracts/no-json-schema';
import { strictTransport } from '@kozyr/contracts/transport-security';
import { databaseProbe } from '@kozyr/kit/database-probe';
import { isDatabaseUnavailable } from '@kozyr/kit/database-unavailable';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { cardPageRoutes } from './card-page-routes';
import type { Context } from './context';
import { merchantRoutes } from './merchant-routes';
import { paymentPageRoutes } from './payment-page-routes';
import { startScheduler } from './scheduler';
import { acceptForms, sendUnavailable, serveFonts } from './send-page';

type Parts = Omit<Context, 'log'> & {
  /** Where the log goes; stdout by default. */
  logTo?: { write: (line: string) => void };
};

/** The whole gateway without a port: tests call it, main.ts listens. Closing it waits for what is under way. */
export async function createApp({ logTo, ...deps }: Parts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: deps.env.LOG_LEVEL, name: 'gateway', ...(logTo ? { stream: logTo } : {}) },
    // The address of a payer's page is its key: no request is logged, found or not.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    // While it stops, what still comes on open connections is served: its answer closes them.
    return503OnClosing: false,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000 },
    schemaController: NO_JSON_SCHEMA,
  });
  // A connection whose call a stop finds under way would be kept for the next one, and hold the stop for as long.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1;
  });
  const ctx: Context = { ...deps, log: app.log };
  app.setErrorHandler((error, request, reply) => {
    if (isDatabaseUnavailable(error)) {
      request.log.error({ err: error }, 'the database does not serve');
      return sendUnavailable(request, reply);
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500)
      return reply.code(status).send({ error: 'bad_request', message: 'This request is not understood.' });
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ error: 'internal', message: 'Something went wrong; try again later.' });
  });

  const transport = strictTransport(deps.env.GATEWAY_PUBLIC_URL);
  if (transport !== null) {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('strict-transport-security', transport);
    });
  }

  const scheduler = startScheduler(ctx);
  app.addHook('onClose', () => scheduler.stop());
  app.get('/health', async () => ({ status: 'ok' }));
  const database = databaseProbe(deps.env.DATABASE_URL, 'kozyr-gateway-ready');
  app.addHook('onClose', () => database.stop());
  app.get('/ready', async (_request, reply) => {
    if (await database.answers()) return { status: 'ready' };
    return reply.code(503).send({ status: 'unavailable', reason: 'database' });
  });
  merchantRoutes(app, ctx);
  acceptForms(app);
  serveFonts(app);
  paymentPageRoutes(app, ctx, scheduler);
  cardPageRoutes(app, ctx, scheduler);
  return app;
}
