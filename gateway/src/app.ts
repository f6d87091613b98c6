import { isDatabaseUnavailable } from '@kozyr/kit/database-unavailable';
import { serveHealth } from '@kozyr/kit/health';
import { clientStatusOf, endConnectionsOnStop, serverOptions } from '@kozyr/kit/http-server';
import { openLog } from '@kozyr/kit/log';
import type { Metrics } from '@kozyr/kit/metrics';
import { measureRequests } from '@kozyr/kit/request-meter';
import { traceRequests } from '@kozyr/kit/request-tracing';
import { strictTransport } from '@kozyr/kit/transport-security';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { cardPageRoutes } from './card-page-routes';
import type { Context } from './context';
import { merchantRoutes } from './merchant-routes';
import { paymentPageRoutes } from './payment-page-routes';
import { startScheduler } from './scheduler';
import { acceptForms, sendUnavailable, serveFonts } from './send-page';
import { tellOfDeliveries } from './tell-of-deliveries';

type Parts = Omit<Context, 'log'> & {
  /** Where the log goes; stdout by default. */
  logTo?: { write: (line: string) => void };
  /** Where what happens is told; absent: nobody asks. */
  metrics?: Metrics | undefined;
};

/** The whole gateway without a port: tests call it, main.ts listens. Closing it waits for what is under way. */
export async function createApp({ logTo, metrics, ...deps }: Parts): Promise<FastifyInstance> {
  const terms = { role: 'gateway', level: deps.env.LOG_LEVEL, format: deps.env.LOG_FORMAT };
  const log: FastifyBaseLogger = openLog(terms, logTo);
  const app = fastify({
    // The address of a payer's page is its key: no request is logged, found or not.
    ...serverOptions({ bodyLimit: 64 * 1024, requestTimeoutMs: 30_000 }),
    loggerInstance: log,
  });
  endConnectionsOnStop(app);
  measureRequests(app, metrics);
  traceRequests(app);
  if (metrics) tellOfDeliveries(metrics, deps);
  const ctx: Context = { ...deps, log: app.log };
  app.setErrorHandler((error, request, reply) => {
    if (isDatabaseUnavailable(error)) {
      request.log.error({ err: error }, 'the database does not serve');
      return sendUnavailable(request, reply);
    }
    const status = clientStatusOf(error);
    if (status !== null)
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
  serveHealth(app, { databaseUrl: deps.env.DATABASE_URL, name: 'kozyr-gateway-ready' });
  merchantRoutes(app, ctx);
  acceptForms(app);
  serveFonts(app);
  paymentPageRoutes(app, ctx, scheduler);
  cardPageRoutes(app, ctx, scheduler);
  return app;
}
